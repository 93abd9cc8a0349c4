import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import * as z from 'zod/mini';

const required = (message: string, characters: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(characters, `Wpisz najwyżej ${characters} znaków`));

/** What a vet needs to know besides day and time. */
export const petDetailsSchema = z.object({
  petName: required('Podaj imię zwierzęcia', 100),
  petType: required('Wybierz gatunek', 50),
  reason: required('Podaj powód wizyty', 5000),
});
export type PetDetails = z.infer<typeof petDetailsSchema>;

const POLISH_NAMES: Record<string, string> = {
  dog: 'Pies',
  cat: 'Kot',
  bird: 'Ptak',
  rabbit: 'Królik',
  other: 'Inne',
};

/** The kinds of animals that can be booked for, with their Polish names. */
export const PET_TYPE_OPTIONS = BOOKING_PET_TYPES.map((value) => ({ value, label: POLISH_NAMES[value] ?? value }));
