import { Button } from '@veto/shared-ui/button';
import { FormField } from '@veto/shared-ui/form-field';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { BookingPetFields } from './booking-pet-fields.tsx';
import { BookingStep } from './booking-step.tsx';
import { ChosenVeterinarian } from './chosen-veterinarian.tsx';
import { NearestSlots } from './nearest-slots.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { type BookingStart, useBooking } from './use-booking.ts';
import { VeterinarianPicker } from './veterinarian-picker.tsx';

type Booking = ReturnType<typeof useBooking>;

/** The whole booking as one form. */
export function BookingForm(start: BookingStart) {
  const booking = useBooking(start);
  const { form, submit } = booking;
  const { errors, isSubmitting } = form.formState;
  return (
    <Stack asChild gap="6">
      <form onSubmit={submit} noValidate>
        <BookingStep number={1} title="Your pet">
          <BookingPetFields form={form} pets={start.pets} wantedId={start.petId} />
        </BookingStep>
        <BookingStep number={2} title="Veterinarian" error={booking.veterinarianError}>
          <VeterinarianChoice booking={booking} />
        </BookingStep>
        <BookingStep number={3} title="Date and time" error={errors.date?.message ?? errors.time?.message}>
          <SlotChoice booking={booking} />
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
        <Button type="submit" size="lg" alignSelf="start" loading={isSubmitting} loadingText="Booking...">
          Book Appointment
        </Button>
      </form>
    </Stack>
  );
}

const focus = (control: HTMLElement | null) => control?.focus();

/** The search gives way to the choice and back; the focus goes along, as the control that had it is gone. */
function VeterinarianChoice({ booking: { veterinarian, chosen, chooseVeterinarian } }: { booking: Booking }) {
  if (!veterinarian)
    return <VeterinarianPicker onChoose={chooseVeterinarian} {...(chosen === null && { searchRef: focus })} />;
  return (
    <ChosenVeterinarian
      veterinarian={veterinarian}
      onChange={() => chooseVeterinarian(null)}
      {...(chosen && { buttonRef: focus })}
    />
  );
}

function SlotChoice({ booking: { veterinarian, slot, chooseSlot, taken } }: { booking: Booking }) {
  if (!veterinarian) return <Text color="fg.muted">Choose a veterinarian first: then you see when they are free.</Text>;
  return (
    <>
      <SlotPicker
        key={veterinarian.id}
        veterinarianId={veterinarian.id}
        value={slot}
        onChange={chooseSlot}
        label="Date and time"
      />
      {taken && <NearestSlots message={taken.message} slots={taken.nearest} onChoose={chooseSlot} />}
    </>
  );
}
