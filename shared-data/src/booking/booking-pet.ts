import type { Pet } from '../pets/index.ts';
import { BOOKING_PET_TYPES, canonicalPetType } from '../vocabulary/index.ts';
import type { BookingValues } from './booking.schema.ts';

export type BookablePet = Pick<Pet, 'name' | 'type'>;

/** What a booking says of a pet. It knows fewer kinds of animals than My Pets does: the rest are 'other'. */
export function bookingPet({ name, type }: BookablePet): Pick<BookingValues, 'petName' | 'petType'> {
  const kind = canonicalPetType(type);
  return { petName: name, petType: BOOKING_PET_TYPES.find((bookable) => bookable === kind) ?? 'other' };
}

/** The pet that a form's values speak of; undefined when they were typed, or are empty. */
export function petOfBooking<P extends BookablePet>(
  pets: readonly P[],
  { petName, petType }: Pick<BookingValues, 'petName' | 'petType'>,
): P | undefined {
  return pets.find((pet) => {
    const booked = bookingPet(pet);
    return booked.petName === petName && booked.petType === petType;
  });
}
