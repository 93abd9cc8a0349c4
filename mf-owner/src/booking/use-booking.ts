import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BookingValues, bookingSchema, SlotTakenError, useBookAppointment } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import type { Pet } from '@veto/shared-data/pets';
import type { Slot } from '@veto/shared-data/schedule';
import { doctorName, useVeterinarian, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useSite } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { bookingPet, initialChoice } from './booking-pet.ts';

export interface BookingStart {
  pets: Pet[];
  /** From the address. */
  petId: string | null;
  veterinarianId: string | null;
}

function startValues({ pets, petId }: BookingStart): BookingValues {
  const pet = pets.find(({ id }) => id === initialChoice(pets, petId));
  return { ...(pet ? bookingPet(pet) : { petName: '', petType: '' }), date: '', time: '', reason: '' };
}

/** The veterinarian of the booking: the one of the address until the visitor chooses; null while there is none. */
function useChosenVeterinarian(fromAddress: string | null) {
  const ofAddress = useVeterinarian(fromAddress ?? undefined);
  const [chosen, choose] = useState<VeterinarianCard | null>();
  return { veterinarian: chosen === undefined ? (ofAddress.data ?? null) : chosen, chosen, choose };
}

/** State and actions of the booking form. What was filled in survives a refused slot. */
export function useBooking(start: BookingStart) {
  const site = useSite();
  const book = useBookAppointment();
  const { veterinarian, chosen, choose } = useChosenVeterinarian(start.veterinarianId);
  const [withoutVeterinarian, setWithoutVeterinarian] = useState(false);
  const form = useForm<BookingValues>({
    resolver: standardSchemaResolver(bookingSchema),
    defaultValues: startValues(start),
  });
  const [date, time] = form.watch(['date', 'time']);

  const chooseSlot = (slot: Slot | null) => {
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('date', slot?.date ?? '', options);
    form.setValue('time', slot?.time ?? '', options);
    book.reset();
  };
  const chooseVeterinarian = (card: VeterinarianCard | null) => {
    choose(card);
    setWithoutVeterinarian(false);
    chooseSlot(null);
  };
  const checkVeterinarian = () => {
    setWithoutVeterinarian(!veterinarian);
    if (!veterinarian) toaster.create({ type: 'error', ...ERRORS.noVeterinarianSelected });
  };
  const submit = form.handleSubmit(async (values) => {
    if (!veterinarian) return checkVeterinarian();
    try {
      await book.mutateAsync({ ...values, veterinarianId: veterinarian.id });
      toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(veterinarian.name)) });
      site.navigate('/appointments');
    } catch (error) {
      if (!(error instanceof SlotTakenError)) return tellFailure(error, ERRORS.bookAppointment);
      form.setValue('date', '');
      form.setValue('time', '');
    }
  }, checkVeterinarian);

  return {
    form,
    submit,
    veterinarian,
    /** Undefined until the visitor chose or went back to the search. */
    chosen,
    chooseVeterinarian,
    veterinarianError: withoutVeterinarian ? ERRORS.noVeterinarianSelected.description : undefined,
    slot: date && time ? { date, time } : null,
    chooseSlot,
    taken: book.error instanceof SlotTakenError ? book.error : null,
  };
}
