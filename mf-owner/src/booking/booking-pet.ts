import type { Pet } from '@veto/shared-data/pets';

/** The value of the choice that types a pet's name instead of taking one from My Pets. */
export const ANOTHER_PET = 'another';

/** What a booking says about a pet of My Pets; the booking's types are lower case. */
export function bookingPet(pet: Pick<Pet, 'name' | 'type'>): { petName: string; petType: string } {
  return { petName: pet.name, petType: pet.type.toLowerCase() };
}

/** The pet to start with: the one of the address, else the only one, else none chosen. Without pets, typing. */
export function initialChoice(pets: Pet[], wantedId: string | null): string {
  if (pets.length === 0) return ANOTHER_PET;
  if (wantedId && pets.some(({ id }) => id === wantedId)) return wantedId;
  return pets.length === 1 ? (pets[0]?.id ?? '') : '';
}
