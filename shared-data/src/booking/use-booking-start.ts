import { useSession, useUserId } from '@veto/shared-data/core';
import { useState } from 'react';
import { useOwnerAppointments } from '../appointments/index.ts';
import type { Message } from '../errors/index.ts';
import { type Slot, useBookableSlots } from '../schedule/index.ts';
import type { VisitType } from '../visit-types/index.ts';
import type { OpenBooking } from './open-booking.ts';
import { needsVisits, petToBook } from './pet-to-book.ts';
import { type PetToBook, usePetsToBook } from './pets-to-book.ts';
import { ENGLISH_SHEET, type SheetLanguage } from './sheet-language.ts';
import { useTypesToBook } from './visit-type-choice.ts';

export interface BookingStart {
  pets: readonly PetToBook[];
  /** The pet that is chosen at first. */
  pet: PetToBook | undefined;
  /** The next free time, or the first of the day that was asked for, for a sheet that was opened without one. */
  slot: Slot | undefined;
  /** What the visitor may book with the vet. */
  types: readonly VisitType[];
}

/**
 * What a booking begins with: the pets that can be booked for (visitors have none), one of them, what can be booked, and a time; null while
 * they are on their way.
 */
export function useBookingStart({ petId, searched = [], slot, day, veterinarian }: OpenBooking): BookingStart | null {
  const { state, userId } = useSession();
  const { pets, isComplete } = usePetsToBook();
  const visits = useOwnerAppointments();
  const types = useTypesToBook(veterinarian.id);
  const free = useBookableSlots(slot || !types ? undefined : veterinarian.id, types?.[0]?.minutes);
  if (state === 'loading' || !types || (!slot && free.isPending)) return null;
  const next = free.data?.find(({ date }) => date === day) ?? free.data?.[0];
  if (!userId) return { pets: [], pet: undefined, slot: next, types };
  // Who cannot be asked for pets types one.
  if (!isComplete || (needsVisits(pets, { petId, searched }) && visits.isPending)) return null;
  return { pets, pet: petToBook(pets, { petId, searched, visits: visits.data ?? [] }), slot: next, types };
}

/** What a sheet knows before its form is there, and keeps when the form goes to somebody else. */
export interface OpenedSheet {
  start: BookingStart;
  /** Whose form it is: the form's key, since somebody else's is another one. */
  writer: string;
  /** Why the visitor has to sign in, where they have met it already. */
  mustSignIn: Message | null;
  onSignedOut(): void;
}

/** Null while the form cannot begin. */
export function useOpenedSheet(
  open: OpenBooking,
  { signInFirst, sessionEnded }: SheetLanguage = ENGLISH_SHEET,
): OpenedSheet | null {
  const start = useBookingStart(open);
  const writer = useUserId() ?? 'visitor';
  const [mustSignIn, setMustSignIn] = useState<Message | null>(open.asksToSignIn ? signInFirst : null);
  return start && { start, writer, mustSignIn, onSignedOut: () => setMustSignIn(sessionEnded) };
}
