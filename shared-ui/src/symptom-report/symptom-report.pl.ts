import type { Catalogue } from '@veto/slice-kit';

/** Of what an owner said and showed; the questions are those of who asks. */
export const SYMPTOM_REPORT_IN_POLISH = {
  Yes: 'Tak',
  No: 'Nie',
  'The photos could not be loaded.': 'Nie udało się wczytać zdjęć.',
  'Try again': 'Spróbuj ponownie',
  'Photo {number} of {all}': 'Zdjęcie {number} z {all}',
  'Remove {number}': 'Usuń {number}',
} as const satisfies Catalogue;
