import type { Catalogue } from '@veto/slice-kit';

/** What a vet chooses from a list who cancels a visit. */
export const CANCEL_REASONS_IN_POLISH = {
  'I am ill': 'Choroba lekarza',
  'An emergency came up': 'Nagły przypadek w lecznicy',
  'The clinic is closed that day': 'Lecznica jest tego dnia zamknięta',
  'The owner asked for it': 'Na prośbę opiekuna',
} as const satisfies Catalogue;

/** What an owner chooses from a list who books one. */
export const VISIT_REASONS_IN_POLISH = {
  Vaccination: 'Szczepienie',
  'Check-up': 'Badanie ogólne',
  Skin: 'Skóra',
  Teeth: 'Zęby',
  Limping: 'Kulawizna',
} as const satisfies Catalogue;
