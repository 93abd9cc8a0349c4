import { expect, test } from 'vitest';
import { whenIn } from './use-when.ts';

test('a veterinarian reads 2:30 PM in English, 14:30 in Polish', () => {
  const said = (language: 'en' | 'pl') => {
    const { long, day, time, dayOf, minutes } = whenIn(language);
    return [long('2026-11-21'), day('2026-11-21'), time('14:30'), dayOf('2026-11-20T23:30:00Z'), minutes(90)];
  };
  expect(said('en')).toEqual(['Saturday, November 21, 2026', 'Sat, Nov 21', '2:30 PM', 'Nov 21, 2026', '1 h 30 min']);
  expect(said('pl')).toEqual(['sobota, 21 listopada 2026', 'sob., 21 lis', '14:30', '21 lis 2026', '1 godz. 30 min']);
});
