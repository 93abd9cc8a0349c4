import type { Say } from '@veto/slice-kit';

/** The animals that the page asks for, by the codes of the vocabulary. */
export const ANIMALS = [
  { code: 'dog', label: 'Dogs' },
  { code: 'cat', label: 'Cats' },
  { code: 'rabbit', label: 'Rabbits' },
  { code: 'small_mammal', label: 'Small mammals' },
  { code: 'bird', label: 'Birds' },
  { code: 'reptile', label: 'Reptiles' },
  { code: 'exotic', label: 'Other exotic pets' },
] as const;

export type Animal = (typeof ANIMALS)[number];
export type AnimalCode = Animal['code'];

/** Null for what the page does not ask for. */
export const animalOf = (code: string | null): Animal | null => ANIMALS.find((one) => one.code === code) ?? null;

/** Clinics whose list names no animals take dogs and cats; whoever comes with another one asks first. */
export const isRare = ({ code }: Animal): boolean => code !== 'dog' && code !== 'cat';

/** 'rabbits', within a sentence. */
export const inText = ({ label }: Animal, say: Say): string => say(label).toLowerCase();
