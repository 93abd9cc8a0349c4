import type { Catalogue } from '@veto/slice-kit';

/** What the vet may know before a visit; the questions are `TRIAGE_IN_POLISH`. */
export const SYMPTOMS_IN_POLISH = {
  'Quick safety check (optional)': 'Krótkie pytania o bezpieczeństwo (opcjonalne)',
  No: 'Nie',
  Yes: 'Tak',
  'This is an emergency': 'To nagły przypadek',
  'Do not wait for a visit: call a clinic that is open now. What you have typed here is kept.':
    'Nie czekaj na wizytę: zadzwoń do otwartej kliniki. Wpisane dane zostaną zapamiętane.',
  'Get help now': 'Pomoc teraz',
  'Remove {name}': 'Usuń: {name}',
  Remove: 'Usuń',
  'Photos of the symptom': 'Zdjęcia objawu',
  'Preparing...': 'Przygotowywanie...',
  'Add photos': 'Dodaj zdjęcia',
  'Up to three photos, seen by your veterinarian and nobody else.':
    'Najwyżej trzy zdjęcia; zobaczy je tylko Twój lekarz.',
} as const satisfies Catalogue;
