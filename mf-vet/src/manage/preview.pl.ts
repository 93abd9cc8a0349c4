import { SPECIALTIES_IN_POLISH, TREATED_ANIMALS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { RATINGS_IN_POLISH } from '@veto/shared-ui/star-rating';
import type { Catalogue } from '@veto/slice-kit';

export const PREVIEW_IN_POLISH = {
  'Your row cannot be shown as the search has it. This is what you have saved.':
    'Nie można pokazać wpisu z wyszukiwarki. To są zapisane dane.',
  'Specialty not set': 'Brak specjalizacji',
  'city not set': 'brak miasta',
  'Clinic and city not set': 'Brak lecznicy i miasta',
  'No open time to book online': 'Brak terminów do umówienia online',
  'No open time in the next four days': 'Brak wolnych terminów w ciągu najbliższych czterech dni',
  ...SPECIALTIES_IN_POLISH,
  ...TREATED_ANIMALS_IN_POLISH,
  ...RATINGS_IN_POLISH,
} as const satisfies Catalogue;
