import type { Catalogue } from '@veto/slice-kit';
import type { RATINGS_IN_POLISH } from './star-rating.pl.ts';

export const RATINGS_IN_UKRAINIAN = {
  New: 'Новий профіль',
  'Rated {rating} out of 5': 'Оцінка {rating} з 5',
  'Rated {rating} out of 5, {count} review': 'Оцінка {rating} з 5, {count} відгук',
  'Rated {rating} out of 5, {count} reviews': {
    one: 'Оцінка {rating} з 5, {count} відгук',
    few: 'Оцінка {rating} з 5, {count} відгуки',
    many: 'Оцінка {rating} з 5, {count} відгуків',
    other: 'Оцінка {rating} з 5, {count} відгуку',
  },
} as const satisfies Catalogue & Record<keyof typeof RATINGS_IN_POLISH, unknown>;
