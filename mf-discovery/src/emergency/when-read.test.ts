import { expect, onTestFinished, test } from 'vitest';
import { whenRead } from './when-read.ts';

const EIGHT = Date.parse('2026-11-22T07:00:00Z');
const MINUTE = 60_000;

test('a list says when it was read once it is older than ten minutes, and always without a network', () => {
  expect(whenRead(EIGHT, EIGHT + 10 * MINUTE, true, 'en')).toBeNull();
  expect(whenRead(EIGHT, EIGHT + 11 * MINUTE, true, 'en')).toBe('Nov 22, 2026, 08:00');
  expect(whenRead(EIGHT, EIGHT, false, 'en')).toBe('Nov 22, 2026, 08:00');
  expect(whenRead(EIGHT, EIGHT, false, 'pl')).toBe('22.11.2026, 08:00');
});

test('on a device that is days behind, it is the day of the site', () => {
  const page: { [clock: symbol]: number } = globalThis as never;
  const clock = Symbol.for('veto.clock');
  page[clock] = 3 * 24 * 60 * MINUTE;
  onTestFinished(() => {
    delete page[clock];
  });
  expect(whenRead(EIGHT, EIGHT, false, 'en')).toBe('Nov 25, 2026, 08:00');
});
