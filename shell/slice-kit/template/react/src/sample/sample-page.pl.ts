import { addWords, type Catalogue } from '@veto/slice-kit';

export const SAMPLE_IN_POLISH = {
  Sample: 'Sample',
  'Find a Veterinarian': 'Znajdź weterynarza',
  'Welcome.': 'Witaj.',
  'Welcome, {name}.': 'Witaj, {name}.',
} as const satisfies Catalogue;

addWords('pl', SAMPLE_IN_POLISH);
