import type { Pet } from '../pets/index.ts';
import { BOOKING_PET_TYPES, canonicalPetType } from '../vocabulary/index.ts';
import type { BookingValues } from './booking.schema.ts';
import { kindOf } from './treated-pets.ts';

export type BookablePet = Pick<Pet, 'name' | 'type'>;

/** What a booking says of a pet. It knows fewer kinds of animals than My Pets does: the rest are 'other'. */
export function bookingPet({ name, type }: BookablePet): Pick<BookingValues, 'petName' | 'petType'> {
  const kind = canonicalPetType(type);
  return { petName: name, petType: BOOKING_PET_TYPES.find((bookable) => bookable === kind) ?? 'other' };
}

/** The fields of a booking once this pet is chosen. */
export function choiceOfPet(pet: BookablePet & { id: string }): Pick<BookingValues, 'petId' | 'petName' | 'petType'> {
  return { petId: pet.id, ...bookingPet(pet) };
}

/** What a booking without a pet says of the animals that were searched for ('Rabbits'): their kind, where it is one. */
export function searchedPetType(searched: readonly string[]): Partial<Pick<BookingValues, 'petType'>> {
  const kinds = new Set(searched.map((label) => bookingPet({ name: '', type: kindOf(label) }).petType));
  const [petType] = kinds;
  return petType && kinds.size === 1 ? { petType } : {};
}

/** The pet that a form's values speak of, by its id or else by name and kind; undefined when they were typed, or are empty. */
export function petOfBooking<P extends BookablePet & { id?: string }>(
  pets: readonly P[],
  { petId = '', petName, petType }: Pick<BookingValues, 'petName' | 'petType'> & { petId?: string },
): P | undefined {
  const speaksOf = (pet: P) => {
    const booked = bookingPet(pet);
    return booked.petName === petName && booked.petType === petType;
  };
  return pets.find((pet) => pet.id === petId && speaksOf(pet)) ?? pets.find(speaksOf);
}
