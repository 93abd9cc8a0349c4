import { expect, test } from 'vitest';
import { whenRead } from './when-read.ts';

const EIGHT = Date.parse('2026-11-22T07:00:00Z');
const MINUTE = 60_000;

test('a list says when it was read once it is older than ten minutes, and always without a network', () => {
  expect(whenRead(EIGHT, EIGHT + 10 * MINUTE, true, 'en')).toBeNull();
  expect(whenRead(EIGHT, EIGHT + 11 * MINUTE, true, 'en')).toBe('Nov 22, 2026, 08:00');
  expect(whenRead(EIGHT, EIGHT, false, 'en')).toBe('Nov 22, 2026, 08:00');
  expect(whenRead(EIGHT, EIGHT, false, 'pl')).toBe('22.11.2026, 08:00');
});
