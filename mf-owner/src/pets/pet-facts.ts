import { datesIn } from '@veto/shared-data/calendar';
import { ageOf, ageText, type Pet } from '@veto/shared-data/pets';
import { type Language, sayIn } from '@veto/slice-kit';
import { kilogramsText } from './kilograms.ts';

export type Fact = [label: string, value: string];

/** A pet's health cards, each with its title in English; a card exists only when it is filled. */
export interface HealthCard {
  title: string;
  text: string;
}

const filled = (facts: [string, string | null][]): Fact[] => facts.filter((fact): fact is Fact => Boolean(fact[1]));

/** The Basic Information card: only the fields that are filled. Weight in kilograms. */
export function basicFacts(pet: Pet, language: Language): Fact[] {
  const say = sayIn(language);
  return filled([
    [say('Type'), say(pet.type)],
    [say('Breed'), pet.breed],
    [say('Age'), ageText(ageOf(pet), language, say)],
    [say('Gender'), pet.gender && say(pet.gender)],
    [say('Weight'), pet.weight === null ? null : kilogramsText(pet.weight, language)],
    [say('Color'), pet.color],
    [say('Microchip Number'), pet.microchipNumber],
  ]);
}

/** The Last Visit card; empty when nothing about it is known. */
export function lastVisitFacts(pet: Pet, language: Language): Fact[] {
  const say = sayIn(language);
  return filled([
    [say('Date'), pet.lastVisitDate && datesIn(language).long(pet.lastVisitDate)],
    [say('Reason'), pet.lastVisitReason],
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
