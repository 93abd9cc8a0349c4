import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BookingValues, bookingSchema, SlotTakenError, useBookAppointment } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import type { Pet } from '@veto/shared-data/pets';
import type { Slot } from '@veto/shared-data/schedule';
import { useVeterinarian, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { FormField } from '@veto/shared-ui/form-field';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSite } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { doctorName } from './appointment-lists.ts';
import { BookingPetFields } from './BookingPetFields.tsx';
import { BookingStep } from './BookingStep.tsx';
import { bookingPet, initialChoice } from './booking-pet.ts';
import { ChosenVeterinarian } from './ChosenVeterinarian.tsx';
import { NearestSlots } from './NearestSlots.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import { VeterinarianPicker } from './VeterinarianPicker.tsx';

export interface BookingFormProps {
  pets: Pet[];
  /** From the address. */
  petId: string | null;
  veterinarianId: string | null;
}

function startValues(pets: Pet[], petId: string | null): BookingValues {
  const pet = pets.find(({ id }) => id === initialChoice(pets, petId));
  return { ...(pet ? bookingPet(pet) : { petName: '', petType: '' }), date: '', time: '', reason: '' };
}

/** The whole booking as one form; nothing that was filled in is lost when the slot is refused. */
export function BookingForm({ pets, petId, veterinarianId }: BookingFormProps) {
  const site = useSite();
  const book = useBookAppointment();
  const fromAddress = useVeterinarian(veterinarianId ?? undefined);
  const [chosen, setChosen] = useState<VeterinarianCard | null>();
  const veterinarian = chosen === undefined ? (fromAddress.data ?? null) : chosen;
  const [withoutVeterinarian, setWithoutVeterinarian] = useState(false);
  const form = useForm<BookingValues>({
    resolver: standardSchemaResolver(bookingSchema),
    defaultValues: startValues(pets, petId),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [date, time] = form.watch(['date', 'time']);

  const chooseSlot = (slot: Slot | null) => {
    form.setValue('date', slot?.date ?? '', { shouldValidate: isSubmitted });
    form.setValue('time', slot?.time ?? '', { shouldValidate: isSubmitted });
    if (slot) book.reset();
  };
  const chooseVeterinarian = (card: VeterinarianCard | null) => {
    setChosen(card);
    setWithoutVeterinarian(false);
    chooseSlot(null);
    book.reset();
  };
  const missingVeterinarian = () => {
    setWithoutVeterinarian(!veterinarian);
    if (!veterinarian) toaster.create({ type: 'error', ...ERRORS.noVeterinarianSelected });
  };
  const submit = form.handleSubmit(async (values) => {
    if (!veterinarian) return missingVeterinarian();
    try {
      await book.mutateAsync({ ...values, veterinarianId: veterinarian.id });
      toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(veterinarian.name)) });
      site.navigate('/appointments');
    } catch (error) {
      if (error instanceof SlotTakenError) form.resetField('time');
      else toaster.create({ type: 'error', ...ERRORS.bookAppointment });
    }
  }, missingVeterinarian);

  return (
    <Stack asChild gap="6">
      <form onSubmit={submit} noValidate>
        <BookingStep number={1} title="Your pet">
          <BookingPetFields form={form} pets={pets} wantedId={petId} />
        </BookingStep>
        <BookingStep
          number={2}
          title="Veterinarian"
          error={withoutVeterinarian && ERRORS.noVeterinarianSelected.description}
        >
          {veterinarian ? (
            <ChosenVeterinarian veterinarian={veterinarian} onChange={() => chooseVeterinarian(null)} />
          ) : (
            <VeterinarianPicker onChoose={chooseVeterinarian} />
          )}
        </BookingStep>
        <BookingStep number={3} title="Date and time" error={errors.date?.message ?? errors.time?.message}>
          {veterinarian ? (
            <SlotPicker
              veterinarianId={veterinarian.id}
              value={date && time ? { date, time } : null}
              onChange={chooseSlot}
              label="Date and time"
            />
          ) : (
            <Text color="fg.muted">Choose a veterinarian first: then you see when they are free.</Text>
          )}
          {book.error instanceof SlotTakenError && (
            <NearestSlots message={book.error.message} slots={book.error.nearest} onChoose={chooseSlot} />
          )}
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
