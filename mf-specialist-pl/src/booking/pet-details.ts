import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import * as z from 'zod/mini';

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** What a vet needs to know besides day and time. */
export const petDetailsSchema = z.object({
  petName: required('Podaj imię zwierzęcia'),
  petType: required('Wybierz gatunek'),
  reason: required('Podaj powód wizyty'),
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
