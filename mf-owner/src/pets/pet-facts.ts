import { formatLongDate } from '@veto/shared-data/calendar';
import { ageOf, type Pet } from '@veto/shared-data/pets';

export type Fact = [label: string, value: string];

/** Label and text of a pet's health cards; a card exists only when it is filled. */
export interface HealthCard {
  title: string;
  text: string;
}

const filled = (facts: [string, string | null][]): Fact[] => facts.filter((fact): fact is Fact => Boolean(fact[1]));

/** The Basic Information card: only the fields that are filled. Weight in kilograms. */
export function basicFacts(pet: Pet): Fact[] {
  return filled([
    ['Type', pet.type],
    ['Breed', pet.breed],
    ['Age', ageOf(pet)],
    ['Gender', pet.gender],
    ['Weight', pet.weight === null ? null : `${pet.weight} kg`],
    ['Color', pet.color],
    ['Microchip Number', pet.microchipNumber],
  ]);
}

/** The Last Visit card; empty when nothing about it is known. */
export function lastVisitFacts(pet: Pet): Fact[] {
  return filled([
    ['Date', pet.lastVisitDate && formatLongDate(pet.lastVisitDate)],
    ['Reason', pet.lastVisitReason],
  ]);
}

/** The cards of free text, in the order in which they are shown. */
export function healthCards(pet: Pet): HealthCard[] {
  const cards: [string, string | null][] = [
    ['Medical History', pet.medicalHistory],
    ['Allergies', pet.allergies],
    ['Current Medications', pet.medications],
    ['Vaccination Records', pet.vaccinationRecords],
  ];
  return filled(cards).map(([title, text]) => ({ title, text }));
}
