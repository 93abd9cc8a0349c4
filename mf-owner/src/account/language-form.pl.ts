import type { Catalogue } from '@veto/slice-kit';

/** What the account's page says of its language. */
export const LANGUAGE_FORM_IN_POLISH = {
  Language: 'Język',
  'Our emails come in it, and you arrive in it wherever you sign in.':
    'W tym języku piszemy do Ciebie e-maile i w nim otwiera się serwis po zalogowaniu.',
  'Save language': 'Zapisz język',
  'Language saved': 'Język zapisany',
  'From now on our emails come in it.': 'Od teraz w tym języku piszemy do Ciebie e-maile.',
  'Failed to load your language. Please try again.': 'Nie udało się wczytać języka. Spróbuj ponownie.',
  'Failed to save your language. Please try again.': 'Nie udało się zapisać języka. Spróbuj ponownie.',
} as const satisfies Catalogue;
