import { describe, expect, test } from 'vitest';
import { POLISH_SEARCH } from './polish-search.ts';
import { UKRAINIAN_SEARCH } from './ukrainian-search.ts';

describe('in Polish', () => {
  test.each([
    [0, '0 weterynarzy znaleziono', '0 weterynarzy na tym obszarze'],
    [1, '1 weterynarz znaleziony', '1 weterynarz na tym obszarze'],
    [2, '2 weterynarzy znaleziono', '2 weterynarzy na tym obszarze'],
    [40, '40 weterynarzy znaleziono', '40 weterynarzy na tym obszarze'],
  ])('%i', (count, found, inArea) => {
    expect([POLISH_SEARCH.found(count), POLISH_SEARCH.inThisArea(count)]).toEqual([found, inArea]);
  });

  test.each([
    [0, '0,0 km od centrum'],
    [0.84, '0,8 km od centrum'],
    [251.96, '252,0 km od centrum'],
  ])('%d is %s', (km, text) => expect(POLISH_SEARCH.away(km, 'city')).toBe(text));
});

describe('in Ukrainian', () => {
  test.each([
    [0, 'Знайдено: 0 ветеринарів'],
    [1, 'Знайдено: 1 ветеринар'],
    [3, 'Знайдено: 3 ветеринари'],
    [12, 'Знайдено: 12 ветеринарів'],
    [21, 'Знайдено: 21 ветеринар'],
  ])('%i', (count, found) => expect(UKRAINIAN_SEARCH.found(count)).toBe(found));

  test('a distance', () => expect(UKRAINIAN_SEARCH.away(0.84, 'visitor')).toBe('0,8 км від вас'));

  test('what was not found', () => {
    const meaning = { piece: 'xyz', kind: null, label: null, corrected: false, missing: true };
    expect(UKRAINIAN_SEARCH.notes([meaning], 4, false, '')).toEqual([
      'Не знайдено: «xyz».',
      'Показуємо всіх ветеринарів.',
    ]);
  });
});
