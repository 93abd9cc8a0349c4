import type { Catalogue } from '@veto/slice-kit';
import { ERROR_STATE_IN_POLISH } from '../error-state/error-state.pl.ts';
import { RATINGS_IN_POLISH } from '../star-rating/star-rating.pl.ts';

/** Of a list of reviews, and of each of them. */
export const REVIEW_LIST_IN_POLISH = {
  ...ERROR_STATE_IN_POLISH,
  ...RATINGS_IN_POLISH,
  'The reviews could not be loaded.': 'Nie udało się wczytać opinii.',
  'Check your connection and try again.': 'Sprawdź połączenie i spróbuj ponownie.',
  'Reply from the practice': 'Odpowiedź lecznicy',
  'Loading...': 'Wczytywanie...',
  'Show more reviews': 'Pokaż więcej opinii',
} as const satisfies Catalogue;
