import { expect, test } from 'vitest';
import { timesAround } from './times-around.ts';

const day = ['09:00', '09:30', '10:00', '10:30', '11:00'].map((time) => ({ date: '2026-11-23', time }));
const times = (chosen: string | null) =>
  timesAround(day, chosen === null ? null : { date: '2026-11-23', time: chosen }).map(({ time }) => time);

test('the chosen time stands between its neighbours, at the edges of the day beside them', () => {
  expect(times('10:00')).toEqual(['09:30', '10:00', '10:30']);
  expect(times('09:00')).toEqual(['09:00', '09:30', '10:00']);
  expect(times('11:00')).toEqual(['10:00', '10:30', '11:00']);
});

test('without a chosen time, or with one that is taken, the day begins', () => {
  expect(times(null)).toEqual(['09:00', '09:30', '10:00']);
  expect(times('17:00')).toEqual(['09:00', '09:30', '10:00']);
  expect(timesAround([], null)).toEqual([]);
});
