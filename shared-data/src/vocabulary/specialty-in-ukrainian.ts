import { SPECIALTIES_IN_UKRAINIAN } from './practice.uk.ts';
import { canonicalSpecialty, specialtyLabel } from './specialties.ts';

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SPECIALTIES_IN_UKRAINIAN));

/** The specialty in Ukrainian; one that the vocabulary does not know stays as it is. */
export const specialtyInUkrainian = (specialty: string): string =>
  NAMES.get(specialtyLabel(canonicalSpecialty(specialty) ?? specialty)) ?? specialty;
