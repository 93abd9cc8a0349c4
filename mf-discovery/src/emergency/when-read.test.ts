import { expect, test } from 'vitest';
import { whenRead } from './when-read.ts';

const EIGHT = Date.parse('2026-11-22T07:00:00Z');
const MINUTE = 60_000;

test('a list of vets that are open says when that was, once it is older than ten minutes', () => {
  expect(whenRead(EIGHT, EIGHT + 10 * MINUTE)).toBeNull();
  expect(whenRead(EIGHT, EIGHT + 11 * MINUTE)).toBe('Nov 22, 2026, 08:00');
});
