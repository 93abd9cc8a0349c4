/** The form that adds a pet. */
export const ADD_PET_TYPES = ['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit', 'Hamster', 'Other'] as const;
export const ADD_PET_GENDERS = ['Male', 'Female', 'Unknown'] as const;

/** The form that edits a pet. */
export const EDIT_PET_TYPES = ['Dog', 'Cat', 'Bird', 'Rabbit', 'Fish', 'Reptile', 'Other'] as const;
export const EDIT_PET_GENDERS = ['Male', 'Female', 'Neutered Male', 'Spayed Female'] as const;

/** The booking dialog. */
export const BOOKING_PET_TYPES = ['dog', 'cat', 'bird', 'rabbit', 'other'] as const;

/** The directory's filter, in its order. */
export const FILTER_PET_TYPES = [
  'Dogs',
  'Cats',
  'Birds',
  'Small mammals',
  'Reptiles',
  'Exotic pets',
  'Rabbits',
] as const;
export type FilterPetType = (typeof FILTER_PET_TYPES)[number];

const FILTER_CODES: Record<FilterPetType, string> = {
  Dogs: 'dog',
  Cats: 'cat',
  Birds: 'bird',
  'Small mammals': 'small_mammal',
  Reptiles: 'reptile',
  'Exotic pets': 'exotic',
  Rabbits: 'rabbit',
};

/** The filter's labels of the database's codes ('small_mammal'), in the filter's order; codes it lacks are left out. */
export function filterPetTypes(codes: readonly string[]): FilterPetType[] {
  return FILTER_PET_TYPES.filter((label) => codes.includes(FILTER_CODES[label]));
}

/** A kind of animal, whatever a form calls it. */
export type PetType = 'dog' | 'cat' | 'bird' | 'fish' | 'rabbit' | 'hamster' | 'small-mammal' | 'reptile' | 'other';

const ALIASES: ReadonlyMap<string, PetType> = new Map([
  ['dog', 'dog'],
  ['dogs', 'dog'],
  ['cat', 'cat'],
  ['cats', 'cat'],
  ['bird', 'bird'],
  ['birds', 'bird'],
  ['fish', 'fish'],
  ['rabbit', 'rabbit'],
  ['rabbits', 'rabbit'],
  ['hamster', 'hamster'],
  ['small mammals', 'small-mammal'],
  ['reptile', 'reptile'],
  ['reptiles', 'reptile'],
]);

/** 'Dog', 'dog' and 'Dogs' are one: 'dog'. Words we do not know are 'other'. */
export function canonicalPetType(label: string): PetType {
  return ALIASES.get(label.trim().toLowerCase()) ?? 'other';
}

const FILTER_OF: Partial<Record<PetType, FilterPetType>> = {
  dog: 'Dogs',
  cat: 'Cats',
  bird: 'Birds',
  rabbit: 'Rabbits',
  hamster: 'Small mammals',
  'small-mammal': 'Small mammals',
  reptile: 'Reptiles',
  fish: 'Exotic pets',
};

/** The filter that finds who treats such an animal, whatever a form calls it; undefined for 'other'. */
export function filterOfPet(type: string): FilterPetType | undefined {
  return FILTER_OF[canonicalPetType(type)];
}

/** A form's options, with the stored value added where the list lacks it: opening a form never changes data. */
export function withStoredValue(options: readonly string[], stored: string | null | undefined): readonly string[] {
  return stored && !options.includes(stored) ? [...options, stored] : options;
}
