import { SPECIALTIES_IN_UKRAINIAN } from './practice.uk.ts';
import { canonicalSpecialty, specialtyLabel } from './specialties.ts';

/** The specialty in Ukrainian; one that the vocabulary does not know stays as it is. */
export function specialtyInUkrainian(specialty: string): string {
  const names: Readonly<Record<string, string>> = SPECIALTIES_IN_UKRAINIAN;
  return names[specialtyLabel(canonicalSpecialty(specialty) ?? specialty)] ?? specialty;
}
