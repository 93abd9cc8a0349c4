import { NEW_PROFILE_SUCCESS_IN_POLISH } from '@veto/shared-data/errors';
import type { Catalogue } from '@veto/slice-kit';
import { FACTS_IN_POLISH } from './facts.pl.ts';

export const COMPLETION_IN_POLISH = {
  'Clinic or Hospital Name': 'Nazwa lecznicy lub kliniki',
  'Contact Phone': 'Telefon kontaktowy',
  'Primary Specialty': 'Główna specjalizacja',
  'Website (optional)': 'Strona internetowa (opcjonalnie)',
  'Professional Biography': 'O Twojej pracy',
  '10 to 500 characters: your experience, your approach, the animals you treat.':
    'Od 10 do 500 znaków: doświadczenie, podejście do pacjentów, zwierzęta, które leczysz.',
  'Save and continue': 'Zapisz i przejdź dalej',
  'Complete Profile': 'Zapisz profil',
  'Profile creation failed': 'Nie udało się utworzyć profilu',
  'Please try again later.': 'Spróbuj ponownie później.',
  ...NEW_PROFILE_SUCCESS_IN_POLISH,
  ...FACTS_IN_POLISH,
} as const satisfies Catalogue;
