import {
  choiceOfPet,
  type PetToBook,
  petFields,
  refusalSentence,
  refusalToast,
  useBooking,
  useFittingSlot,
  useTypesToBook,
} from '@veto/shared-data/booking';
import { useBookableSlots } from '@veto/shared-data/schedule';
import { useSymptomsDraft } from '@veto/shared-data/symptoms';
import { doctorName } from '@veto/shared-data/veterinarians';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Grid } from '@veto/shared-ui/grid';
import { PetFields } from '@veto/shared-ui/pet-fields';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { BookingFoot } from './booking-foot.tsx';
import { BookingProgress } from './booking-progress.tsx';
import { BookingStep } from './booking-step.tsx';
import { answeredSteps, FIELDS, firstOpenStep, STEPS, useBookingStep } from './booking-steps.ts';
import { ReasonStep } from './reason-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useBooked } from './use-booked.ts';
import { usePetInAddress } from './use-pet-in-address.ts';
import { useVeterinarianChoice } from './use-veterinarian-choice.ts';
import { VeterinarianStep } from './veterinarian-step.tsx';

const BookingTicket = lazy(() => import(/* webpackChunkName: "booking-ticket" */ './booking-ticket.tsx'));

const TYPES = BOOKING_PET_TYPES.map((value) => ({ value, label: value }));
const PET_LABELS = {
  pets: 'Your pets',
  ofSomebody: (name: string, owner: string) => `${name} (${owner}’s)`,
  name: 'Pet Name',
  type: 'Pet Type',
  noType: 'Select a type',
};

export interface BookingFormProps {
  pets: PetToBook[];
  /** The pet of the address. */
  petId: string | null;
}

/** The whole booking as one form, one step at a time; its ticket fills in beside it. */
export function BookingForm({ pets, petId }: BookingFormProps) {
  const choice = useVeterinarianChoice();
  const { veterinarian, veterinarianId } = choice;
  const hasVeterinarian = veterinarianId !== null;
  const symptoms = useSymptomsDraft('new');
  const { isSendingSymptoms, onBooked } = useBooked(veterinarian, symptoms.draft);
  const wanted = pets.find(({ id }) => id === petId);
  const booking = useBooking({
    veterinarianId,
    pets,
    start: onlyPet(pets),
    chosen: wanted && choiceOfPet(wanted),
    treats: veterinarian?.treats,
    types: useTypesToBook(veterinarianId) ?? undefined,
    onBooked: (_, visit) => onBooked(visit),
    onRefused: (refused) => {
      tellFailure(refused.error, refusalToast(refused));
      if (refused.reason === 'slot-taken') goTo('slot');
    },
  });
  const { form, refusal } = booking;
  const type = booking.visitType.chosen;
  useFittingSlot(form, type.minutes, useBookableSlots(veterinarianId ?? undefined, type.minutes).data);
  const pet = petFields(form, pets);
  usePetInAddress(pet.chosen, wanted);
  const [begin] = useState(() => firstOpenStep(form.getValues(), hasVeterinarian));
  // If the vet in the address has left, the owner chooses another one first.
  const { step, goTo } = useBookingStep(hasVeterinarian || begin === 'pet' ? begin : 'vet');
  const [wantsVeterinarian, setWantsVeterinarian] = useState(false);
  useEffect(() => {
    // A mistake that 'Continue' has found goes once somebody types.
    const { unsubscribe } = form.watch((_, { name }) => name && !form.formState.isSubmitted && form.clearErrors(name));
    return unsubscribe;
  }, [form]);
  const { errors } = form.formState;
  const values = form.watch();
  const goOn = async () => {
    const isAnswered = step === 'vet' ? hasVeterinarian : await form.trigger(FIELDS[step], { shouldFocus: true });
    setWantsVeterinarian(step === 'vet' && !isAnswered);
    const next = STEPS[STEPS.findIndex(({ id }) => id === step) + 1];
    if (isAnswered && next) goTo(next.id);
  };
  const book = async (event: FormEvent) => {
    const open = firstOpenStep(form.getValues(), hasVeterinarian);
    await booking.submit(event);
    if (open !== 'review') goTo(open);
  };
  const submit = (event: FormEvent) => {
    if (step === 'review') return void book(event);
    event.preventDefault();
    void goOn();
  };
  if (isSendingSymptoms) return <Text role="status">Your visit is booked. Sending your answers and photos…</Text>;
  const petName = values.petName.trim();
  return (
    <Stack asChild gap="6">
      <form onSubmit={submit} noValidate>
        <BookingProgress done={answeredSteps(values, hasVeterinarian)} step={step} onGoTo={goTo} />
        <Grid
          templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '6', lg: '12' }}
          alignItems="start"
        >
          <Stack gap="8" minW="0">
            {step === 'pet' && (
              <BookingStep step="pet" title="Which pet is it for?">
                <PetFields {...pet} labels={PET_LABELS} types={TYPES} />
              </BookingStep>
            )}
            {step === 'vet' && (
              <BookingStep
                step="vet"
                title={`Who should see ${petName || 'your pet'}?`}
                error={
                  !hasVeterinarian &&
                  (wantsVeterinarian || refusal?.reason === 'no-veterinarian') &&
                  refusalSentence({ reason: 'no-veterinarian' })
                }
              >
                <VeterinarianStep choice={choice} onChoose={() => booking.chooseSlot(null)} />
              </BookingStep>
            )}
            {step === 'slot' && (
              <BookingStep
                step="slot"
                title={
                  veterinarian
                    ? `When should ${doctorName(veterinarian.name)} see ${petName || 'your pet'}?`
                    : 'Date and time'
                }
                error={errors.date?.message ?? errors.time?.message}
              >
                <TimeChoice veterinarianId={veterinarianId} booking={booking} />
              </BookingStep>
            )}
            {step === 'reason' && (
              <BookingStep step="reason" title={`What does ${petName || 'your pet'} come for?`}>
                <ReasonStep form={form} symptoms={symptoms} />
              </BookingStep>
            )}
            {step === 'review' && <ReviewStep {...{ booking, veterinarian }} symptoms={symptoms.draft} />}
            <BookingFoot
              step={step}
              petType={values.petType}
              summary={[petName, veterinarian && doctorName(veterinarian.name)].filter(Boolean).join(', ')}
              onBack={goTo}
              sending={booking.isSending}
            />
          </Stack>
          <Box hideBelow="lg" position="sticky" top="24">
            <Suspense fallback={null}>
              <BookingTicket
                petName={petName}
                petType={values.petType}
                veterinarian={veterinarian}
                slot={booking.slot}
                type={type}
                reason={values.reason}
              />
            </Suspense>
          </Box>
        </Grid>
      </form>
    </Stack>
  );
}

/** Owners of one pet book for it. */
function onlyPet([only, ...others]: PetToBook[]) {
  return only && others.length === 0 ? choiceOfPet(only) : undefined;
}
