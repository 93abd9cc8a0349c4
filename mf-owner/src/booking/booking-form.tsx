import { bookingPet, petFields, refusalSentence, refusalToast, useBooking } from '@veto/shared-data/booking';
import { SUCCESS } from '@veto/shared-data/errors';
import type { Pet } from '@veto/shared-data/pets';
import { doctorName } from '@veto/shared-data/veterinarians';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { PetFields } from '@veto/shared-ui/pet-fields';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSite } from '@veto/slice-kit';
import { BookingStep } from './booking-step.tsx';
import { LostTime } from './lost-time.tsx';
import { useVeterinarianChoice } from './use-veterinarian-choice.ts';
import { VeterinarianStep } from './veterinarian-step.tsx';
import { VeterinarianTimes } from './veterinarian-times.tsx';

const TYPES = BOOKING_PET_TYPES.map((value) => ({ value, label: value }));
const PET_LABELS = { pets: 'Your pets', name: 'Pet Name', type: 'Pet Type', noType: 'Select a type' };

export interface BookingFormProps {
  pets: Pet[];
  /** The pet of the address. */
  petId: string | null;
}

/** The whole booking as one form. */
export function BookingForm({ pets, petId }: BookingFormProps) {
  const site = useSite();
  const choice = useVeterinarianChoice();
  const { veterinarian } = choice;
  const wanted = pets.find(({ id }) => id === petId);
  const [only, ...others] = pets;
  const booking = useBooking({
    veterinarianId: choice.veterinarianId,
    start: only && others.length === 0 ? bookingPet(only) : undefined,
    chosen: wanted && bookingPet(wanted),
    onBooked: () => {
      toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(veterinarian?.name)) });
      site.navigate('/appointments');
    },
    onRefused: (refused) => tellFailure(refused.error, refusalToast(refused)),
  });
  const { form, refusal } = booking;
  const { errors } = form.formState;
  return (
    <Stack asChild gap="6">
      <form onSubmit={booking.submit} noValidate>
        <BookingStep number={1} title="Your pet">
          <PetFields {...petFields(form, pets)} labels={PET_LABELS} types={TYPES} />
        </BookingStep>
        <BookingStep
          number={2}
          title="Veterinarian"
          error={refusal?.reason === 'no-veterinarian' && refusalSentence(refusal)}
        >
          <VeterinarianStep choice={choice} onChoose={() => booking.chooseSlot(null)} />
        </BookingStep>
        <BookingStep number={3} title="Date and time" error={errors.date?.message ?? errors.time?.message}>
          <TimeChoice veterinarianId={choice.veterinarianId} booking={booking} />
        </BookingStep>
        <BookingStep number={4} title="Reason for Visit">
          <FormField label="Reason for Visit" required error={errors.reason?.message}>
            <Textarea
              {...form.register('reason')}
              rows={3}
              placeholder="What should the veterinarian know beforehand?"
            />
          </FormField>
        </BookingStep>
        <Button type="submit" size="lg" alignSelf="start" loading={booking.isSending} loadingText="Booking...">
          Book Appointment
        </Button>
      </form>
    </Stack>
  );
}

interface TimeChoiceProps {
  veterinarianId: string | null;
  booking: ReturnType<typeof useBooking>;
}

function TimeChoice({ veterinarianId, booking: { slot, chooseSlot, refusal } }: TimeChoiceProps) {
  if (!veterinarianId)
    return <Text color="fg.muted">Choose a veterinarian first: then you see when they are free.</Text>;
  return (
    <>
      <VeterinarianTimes
        key={veterinarianId}
        veterinarianId={veterinarianId}
        value={slot}
        onChange={chooseSlot}
        label="Date and time"
      />
      {refusal && (
        <LostTime
          sentence={refusalSentence(refusal)}
          {...(refusal.reason === 'slot-taken' && { nearest: refusal.nearest })}
          onChoose={chooseSlot}
        />
      )}
    </>
  );
}
