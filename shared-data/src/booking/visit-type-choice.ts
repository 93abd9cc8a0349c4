import { useSession } from '@veto/shared-data/core';
import { type RefObject, useEffect, useRef } from 'react';
import { type Appointment, useOwnerAppointments } from '../appointments/index.ts';
import type { Slot } from '../schedule/index.ts';
import { CONSULTATION, useVisitTypes, type VisitType } from '../visit-types/index.ts';
import { filterPetTypes } from '../vocabulary/index.ts';
import { sameSlot } from './slot-lists.ts';
import { treatsPet } from './treated-pets.ts';
import type { BookingForm } from './use-booking-form.ts';

/** What somebody may book by themselves of a vet's types; a consultation where that is nothing. */
export function typesToBook(types: readonly VisitType[], hasBeenThere: boolean): VisitType[] {
  const open = types.filter(
    ({ visits, bookedBy }) =>
      bookedBy !== 'phone' &&
      (hasBeenThere ? visits !== 'first' : visits !== 'returning' && bookedBy !== 'own patients'),
  );
  return open.length > 0 ? open : [CONSULTATION];
}

/** Those of the types that are for an animal; a consultation where that is nothing. */
export function typesForPet(types: readonly VisitType[], petType: string): VisitType[] {
  const fit = types.filter(({ treats }) => treatsPet(filterPetTypes(treats), petType));
  return fit.length > 0 ? fit : [CONSULTATION];
}

const isCompletedWith = (veterinarianId: string) => (visit: Appointment) =>
  visit.veterinarianId === veterinarianId && visit.status === 'completed';

/**
 * What the visitor may book with a vet, in the vet's order; null while it is on its way. A consultation without a vet, and where
 * the types cannot be read: the database says whether a visit without a type is open to them.
 */
export function useTypesToBook(veterinarianId: string | null): VisitType[] | null {
  const { state, userId } = useSession();
  const types = useVisitTypes(veterinarianId ?? undefined);
  const visits = useOwnerAppointments();
  if (!veterinarianId) return [CONSULTATION];
  if (types.isPending || state === 'loading') return null;
  const offered = types.data ?? [CONSULTATION];
  const depends = offered.some(({ visits, bookedBy }) => visits !== 'any' || bookedBy === 'own patients');
  if (depends && userId && visits.isPending) return null;
  return typesToBook(offered, visits.data?.some(isCompletedWith(veterinarianId)) ?? false);
}

/** The type that a booking is of: the one that was chosen, as long as it is for the animal, else the first. */
export function typeOfBooking(
  types: readonly VisitType[],
  { petType, visitTypeId }: { petType: string; visitTypeId: string },
): VisitType {
  const fit = typesForPet(types, petType);
  return fit.find(({ id }) => id === visitTypeId) ?? fit[0] ?? CONSULTATION;
}

/** The group of types in a form; with nothing to choose from, `types` is empty. */
export function useVisitTypeChoice(form: BookingForm, types: readonly VisitType[]) {
  const [petType, visitTypeId] = form.watch(['petType', 'visitTypeId']);
  const fit = typesForPet(types, petType);
  return {
    types: fit.filter(({ id }) => id !== null),
    chosen: typeOfBooking(types, { petType, visitTypeId }),
    onChoose: (id: string) => form.setValue('visitTypeId', id),
  };
}

/** Takes a chosen time away that is none for the length of another type; `slots` are those of that length, once they are there. */
export function useFittingSlot(form: BookingForm, minutes: number, slots: readonly Slot[] | undefined): void {
  const checked: RefObject<number> = useRef(CONSULTATION.minutes);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (!slots || checked.current === minutes) return;
    checked.current = minutes;
    const [date, time] = getValues(['date', 'time']);
    if (time && !slots.some((slot) => sameSlot(slot, { date, time }))) setValue('time', '');
  }, [slots, minutes, getValues, setValue]);
}
