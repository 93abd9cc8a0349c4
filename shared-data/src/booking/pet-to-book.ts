import type { Appointment } from '../appointments/index.ts';
import { type BookablePet, petOfBooking } from './booking-pet.ts';
import { treatsPet } from './treated-pets.ts';

/** What the page says of the pet: which one, or for which animals was searched. */
interface WantedPet {
  petId?: string | undefined;
  searched: readonly string[];
}

/** Whether nothing but the owner's earlier visits can tell which of several pets is meant. */
export function needsVisits(pets: readonly (BookablePet & { id: string })[], wanted: WantedPet): boolean {
  return pets.length > 1 && !wantedPet(pets, wanted);
}

/**
 * The pet that a booking begins with: the only one; of several, the one that the page names, or one of the animals that were
 * searched for; else the one of the last visit, or the only one of one's own. `visits` are earliest first. Undefined where
 * only the visitor can tell.
 */
export function petToBook<P extends BookablePet & { id: string; owner?: string }>(
  pets: readonly P[],
  { visits, ...named }: WantedPet & { visits: readonly Pick<Appointment, 'petName' | 'petType'>[] },
): P | undefined {
  if (pets.length <= 1) return pets[0];
  const wanted = wantedPet(pets, named);
  if (wanted) return wanted;
  const last = visits.findLast((visit) => petOfBooking(pets, visit));
  if (last) return petOfBooking(pets, last);
  const own = pets.filter(({ owner }) => owner === undefined);
  return own.length === 1 ? own[0] : undefined;
}

function wantedPet<P extends BookablePet & { id: string }>(
  pets: readonly P[],
  { petId, searched }: WantedPet,
): P | undefined {
  const named = pets.find(({ id }) => id === petId);
  return named ?? (searched.length > 0 ? pets.find(({ type }) => treatsPet(searched, type)) : undefined);
}
