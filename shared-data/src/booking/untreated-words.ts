import { doctorName } from '../veterinarians/doctor-name.ts';
import type { FilterPetType } from '../vocabulary/index.ts';

/** What the directory's filter calls an animal that a booking has a word for. */
const FILTERS: Partial<Record<string, FilterPetType>> = { dog: 'Dogs', cat: 'Cats', bird: 'Birds', rabbit: 'Rabbits' };

const listOf = new Intl.ListFormat('en-US');

/**
 * What is asked, in English, before a vet is booked for an animal that they do not name among those they treat, and
 * where the visitor finds others: `petType` is the booking's ('rabbit', 'other').
 */
export function untreatedWords(vet: { name: string; petTypes: readonly string[] }, petType: string) {
  const filter = FILTERS[petType];
  const animal = petType === 'other' ? 'another animal' : `a ${petType}`;
  return {
    title: `${doctorName(vet.name)} treats ${listOf.format(vet.petTypes.map((type) => type.toLowerCase()))}.`,
    question: `Do you want to book for ${animal} anyway?`,
    confirmLabel: 'Book anyway',
    other: { label: 'Find another veterinarian', href: filter ? `/doctors?pet=${filter}` : '/doctors' },
  };
}
