import { canonicalPetType, type PetType } from '../vocabulary/index.ts';

/** What a vet's word for several animals stands for, besides itself. 'Exotic pets' are all but dogs and cats. */
const WIDER: Partial<Record<PetType, readonly PetType[]>> = {
  'small-mammal': ['rabbit', 'hamster'],
  other: ['bird', 'fish', 'rabbit', 'hamster', 'small-mammal', 'reptile'],
};

/** The animals that a booking has a word of its own for. What else a vet treats is booked as 'other'. */
const BOOKED_BY_NAME: readonly PetType[] = ['dog', 'cat', 'bird', 'rabbit'];

/**
 * Whether a vet who names these animals ('Dogs', 'Small mammals') treats one that is booked as `petType` ('rabbit').
 * True as long as the vet has named none, or no type is given: there is nothing to ask about.
 */
export function treatsPet(treated: readonly string[], petType: string): boolean {
  if (treated.length === 0 || petType === '') return true;
  const kinds = treated.map(kindOf);
  const wanted = kindOf(petType);
  if (wanted === 'other') return kinds.some((kind) => !BOOKED_BY_NAME.includes(kind));
  return kinds.some((kind) => kind === wanted || WIDER[kind]?.includes(wanted));
}

/** The kind of a filter's word: 'Rabbits' is 'rabbit'. */
export function kindOf(label: string): PetType {
  const kind = canonicalPetType(label);
  return kind === 'other' ? canonicalPetType(label.trim().replace(/s$/i, '')) : kind;
}
