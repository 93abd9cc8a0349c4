import type { Catalogue } from '@veto/slice-kit';

export const TEXT_LANGUAGES_IN_POLISH = {
  'Written in': 'Język tekstu',
  'Not named': 'Nie podano',
  'Add {language}': 'Dodaj: {language}',
  '{field} ({language})': '{field} ({language})',
  English: 'angielski',
  Polish: 'polski',
  Ukrainian: 'ukraiński',
} as const satisfies Catalogue;
