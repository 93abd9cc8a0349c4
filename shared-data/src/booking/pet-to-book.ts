import type { Appointment } from '../appointments/index.ts';
import { type BookablePet, petOfBooking } from './booking-pet.ts';
import { treatsPet } from './treated-pets.ts';

/** Whether nothing but the owner's earlier visits can tell which of several pets is meant. */
export function needsVisits(pets: readonly BookablePet[], searched: readonly string[]): boolean {
  return pets.length > 1 && !searchedPet(pets, searched);
}

/**
 * The pet that a booking begins with: the only one; of several, one of the animals that were searched for; else the one of
 * the last visit, or the only one of one's own. `visits` are earliest first. Undefined where only the visitor can tell.
 */
export function petToBook<P extends BookablePet & { owner?: string }>(
  pets: readonly P[],
  { searched, visits }: { searched: readonly string[]; visits: readonly Pick<Appointment, 'petName' | 'petType'>[] },
): P | undefined {
  if (pets.length <= 1) return pets[0];
  const wanted = searchedPet(pets, searched);
  if (wanted) return wanted;
  const last = visits.findLast((visit) => petOfBooking(pets, visit));
  if (last) return petOfBooking(pets, last);
  const own = pets.filter(({ owner }) => owner === undefined);
  return own.length === 1 ? own[0] : undefined;
}

function searchedPet<P extends BookablePet>(pets: readonly P[], searched: readonly string[]): P | undefined {
  return searched.length > 0 ? pets.find(({ type }) => treatsPet(searched, type)) : undefined;
}
