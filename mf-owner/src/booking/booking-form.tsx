import { bookingPet, petFields, refusalSentence, refusalToast, useBooking } from '@veto/shared-data/booking';
import type { Pet } from '@veto/shared-data/pets';
import { useSymptomsDraft } from '@veto/shared-data/symptoms';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { PetFields } from '@veto/shared-ui/pet-fields';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { BookingProgress } from './booking-progress.tsx';
import { BookingStep } from './booking-step.tsx';
import { useBookingStep } from './booking-steps.ts';
import { ReasonStep } from './reason-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useBooked } from './use-booked.ts';
import { usePetInAddress } from './use-pet-in-address.ts';
import { useVeterinarianChoice } from './use-veterinarian-choice.ts';
import { VeterinarianStep } from './veterinarian-step.tsx';

const TYPES = BOOKING_PET_TYPES.map((value) => ({ value, label: value }));
const PET_LABELS = { pets: 'Your pets', name: 'Pet Name', type: 'Pet Type', noType: 'Select a type' };

export interface BookingFormProps {
  pets: Pet[];
  /** The pet of the address. */
  petId: string | null;
}

/** The whole booking as one form: every step is on the page, and the one that is worked in stands in the address. */
export function BookingForm({ pets, petId }: BookingFormProps) {
  const choice = useVeterinarianChoice();
  const { veterinarian, veterinarianId } = choice;
  const symptoms = useSymptomsDraft('new');
  const { isSendingSymptoms, onBooked } = useBooked(veterinarian, symptoms.draft);
  const wanted = pets.find(({ id }) => id === petId);
  const booking = useBooking({
    veterinarianId,
    start: onlyPet(pets),
    chosen: wanted && bookingPet(wanted),
    treats: veterinarian?.treats,
    onBooked: (_, visit) => onBooked(visit),
    onRefused: (refused) => tellFailure(refused.error, refusalToast(refused)),
  });
  const { form, refusal } = booking;
  const pet = petFields(form, pets);
  usePetInAddress(pet.chosen, wanted);
  const { step, goTo, follow } = useBookingStep();
  const { errors } = form.formState;
  const frame = { onEnter: follow, onContinue: goTo };
  if (isSendingSymptoms) return <Text role="status">Your visit is booked. Sending your answers and photos…</Text>;
  return (
    <Stack asChild gap="6">
      <form onSubmit={booking.submit} noValidate>
        <BookingProgress form={form} hasVeterinarian={veterinarianId !== null} step={step} onGoTo={goTo} />
        <BookingStep {...frame} step="pet" title="Your pet">
          <PetFields {...pet} labels={PET_LABELS} types={TYPES} />
        </BookingStep>
        <BookingStep
          {...frame}
          step="vet"
          title="Veterinarian"
          error={refusal?.reason === 'no-veterinarian' && refusalSentence(refusal)}
        >
          <VeterinarianStep choice={choice} onChoose={() => booking.chooseSlot(null)} />
        </BookingStep>
        <BookingStep {...frame} step="slot" title="Date and time" error={errors.date?.message ?? errors.time?.message}>
          <TimeChoice veterinarianId={veterinarianId} booking={booking} />
        </BookingStep>
        <BookingStep {...frame} step="reason" title="Reason for Visit">
          <ReasonStep form={form} symptoms={symptoms} />
        </BookingStep>
        <ReviewStep isOpen={step === 'review'} {...{ booking, veterinarian }} symptoms={symptoms.draft} />
      </form>
    </Stack>
  );
}

/** Owners of one pet book for it. */
function onlyPet([only, ...others]: Pet[]) {
  return only && others.length === 0 ? bookingPet(only) : undefined;
}
