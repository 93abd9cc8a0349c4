import { PROFILE_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { PROFILE_FORMS_IN_POLISH } from '@veto/shared-data/profiles';
import { SPECIALTIES_IN_POLISH } from '@veto/shared-data/vocabulary';
import type { Catalogue } from '@veto/slice-kit';

/** Facts of a profile, their fields, and what may be wrong with them. */
export const FACTS_IN_POLISH = {
  'Full Name': 'Imię i nazwisko',
  Email: 'E-mail',
  Specialty: 'Specjalizacja',
  'Years of Experience': 'Lata doświadczenia',
  Education: 'Wykształcenie',
  About: 'O mnie',
  'Clinic Name': 'Nazwa lecznicy',
  Phone: 'Telefon',
  Address: 'Adres',
  City: 'Miasto',
  Website: 'Strona internetowa',
  'Select a city': 'Wybierz miasto',
  'Select a specialty': 'Wybierz specjalizację',
  'Saving...': 'Zapisywanie...',
  'Your profile can only show the address that you sign in with.':
    'W profilu można pokazać tylko adres, którego używasz do logowania.',
  ...PROFILE_ERRORS_IN_POLISH,
  ...PROFILE_FORMS_IN_POLISH,
  ...SPECIALTIES_IN_POLISH,
} as const satisfies Catalogue;
