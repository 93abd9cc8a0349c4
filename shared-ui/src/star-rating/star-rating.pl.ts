import type { Catalogue } from '@veto/slice-kit';

export const RATINGS_IN_POLISH = {
  New: 'Nowy profil',
  'Rated {rating} out of 5': 'Ocena {rating} na 5',
  'Rated {rating} out of 5, {count} review': 'Ocena {rating} na 5, {count} opinia',
  'Rated {rating} out of 5, {count} reviews': {
    one: 'Ocena {rating} na 5, {count} opinia',
    few: 'Ocena {rating} na 5, {count} opinie',
    many: 'Ocena {rating} na 5, {count} opinii',
    other: 'Ocena {rating} na 5, {count} opinii',
  },
} as const satisfies Catalogue;
