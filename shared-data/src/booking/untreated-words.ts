import { doctorName } from '../veterinarians/doctor-name.ts';
import { filterOfPet } from '../vocabulary/index.ts';

const listOf = new Intl.ListFormat('en-US');

/**
 * What is asked, in English, before a vet is booked for an animal that they do not name among those they treat, and
 * where the visitor finds others: `petType` is the booking's ('rabbit', 'other').
 */
export function untreatedWords(vet: { name: string; petTypes: readonly string[] }, petType: string) {
  const filter = filterOfPet(petType);
  const animal = petType === 'other' ? 'another animal' : `a ${petType}`;
  return {
    title: `${doctorName(vet.name)} treats ${listOf.format(vet.petTypes.map((type) => type.toLowerCase()))}.`,
    question: `Do you want to book for ${animal} anyway?`,
    confirmLabel: 'Book anyway',
    other: { label: 'Find another veterinarian', href: filter ? `/doctors?pet=${filter}` : '/doctors' },
  };
}
