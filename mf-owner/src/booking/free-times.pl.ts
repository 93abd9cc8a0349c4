import type { Catalogue } from '@veto/slice-kit';

/** What a vet’s free times say, and what is offered where one was taken meanwhile. */
export const FREE_TIMES_IN_POLISH = {
  'The nearest free times are:': 'Najbliższe wolne terminy:',
  Earlier: 'Wcześniej',
  Later: 'Później',
  'No free times on these days. Try later ones.': 'Brak wolnych terminów w tych dniach. Sprawdź późniejsze.',
  'No free times in the next two months. Please choose another veterinarian.':
    'Brak wolnych terminów w ciągu najbliższych dwóch miesięcy. Wybierz innego lekarza.',
  'Free times could not be loaded': 'Nie udało się wczytać terminów',
  'What you have chosen so far is kept.': 'Dotychczasowy wybór jest zachowany.',
} as const satisfies Catalogue;
