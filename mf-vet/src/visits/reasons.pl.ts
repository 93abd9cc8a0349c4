import type { REASONS } from './cancel-visit-dialog.tsx';

/** Why a visit is cancelled, as the list has it and as it is read later. */
export const REASONS_IN_POLISH: Record<(typeof REASONS)[number] | 'No-show', string> = {
  'I am ill': 'Choroba lekarza',
  'An emergency came up': 'Nagły przypadek w lecznicy',
  'The clinic is closed that day': 'Lecznica jest tego dnia zamknięta',
  'The owner asked for it': 'Na prośbę opiekuna',
  'No-show': 'Nikt nie przyszedł',
};
