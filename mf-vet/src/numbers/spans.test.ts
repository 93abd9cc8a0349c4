import type { WeekNumbers } from '@veto/shared-data/visit-numbers';
import { sayIn } from '@veto/slice-kit';
import { expect, test } from 'vitest';
import { fileOf, incomeText, nameOf } from './spans.ts';

const MONTH: WeekNumbers = {
  ...{ week: '2026-11-01', visits: 9, cancelled: 1, noShows: 0, reviews: 3, rating: 4.5 },
  ...{ completed: 8, unpriced: 1, priceFrom: 1240, priceTo: 1380, newClients: 2, returningClients: 5 },
};

test('names a span by its first day', () => {
  const names = (locale: string) =>
    (['week', 'month', 'year'] as const).map((span) => nameOf(span, '2026-11-01', locale));
  expect(names('en-US')).toEqual(['Sun, Nov 1', 'Nov 2026', '2026']);
  expect(names('pl-PL')).toEqual(['niedz., 1 lis', 'lis 2026', '2026']);
});

test('sums what is known of prices', () => {
  expect(incomeText(MONTH, 'en-US')).toBe('1,240–1,380 zł');
  expect(incomeText({ ...MONTH, priceTo: 1240 }, 'en-US')).toBe('1,240 zł');
  expect(incomeText({ ...MONTH, unpriced: 8, priceFrom: 0, priceTo: 0 }, 'en-US')).toBe('–');
});

test('writes a file of whole numbers', () => {
  const [head, month] = fileOf([MONTH], sayIn('en'));
  expect(head).toHaveLength(month?.length ?? 0);
  expect(month).toEqual(['2026-11-01', 9, 8, 1, 0, 2, 5, 1240, 1380, 1]);
});
