import type { ADD_PET_GENDERS, ADD_PET_TYPES, EDIT_PET_GENDERS, EDIT_PET_TYPES } from './pets.ts';

type Type = (typeof ADD_PET_TYPES | typeof EDIT_PET_TYPES)[number];

type Said = Readonly<
  Record<
    // A visit keeps its pet's type in small letters.
    Type | Lowercase<Type> | (typeof ADD_PET_GENDERS | typeof EDIT_PET_GENDERS)[number],
    string
  >
>;

/** Kinds of animals and their genders, as forms list them and pets are stored. */
export const PETS_IN_POLISH = {
  Dog: 'Pies',
  Cat: 'Kot',
  Bird: 'Ptak',
  Fish: 'Ryba',
  Rabbit: 'Królik',
  Hamster: 'Chomik',
  Reptile: 'Gad',
  Other: 'Inne',
  dog: 'pies',
  cat: 'kot',
  bird: 'ptak',
  fish: 'ryba',
  rabbit: 'królik',
  hamster: 'chomik',
  reptile: 'gad',
  other: 'inne',
  Male: 'Samiec',
  Female: 'Samica',
  Unknown: 'Brak danych',
  'Neutered Male': 'Samiec kastrowany',
  'Spayed Female': 'Samica sterylizowana',
} as const satisfies Said;
