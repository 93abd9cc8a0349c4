import { afterEach, expect, test } from 'vitest';
import { moveClock } from './move-clock.ts';

const DAY_MS = 86_400_000;
const device = Date;
const { now } = Date;
afterEach(() => {
  globalThis.Date = device;
  device.now = now;
});

test('it is another day for whoever asks, and a date that is named stays as it is', () => {
  const before = now();
  moveClock(DAY_MS);
  for (const told of [Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())]) {
    expect(told).toBeGreaterThan(before + DAY_MS - 1_000);
    expect(told).toBeLessThan(now() + DAY_MS + 1_000);
  }
  expect(new Date('2026-11-24T08:00:00Z').toISOString()).toBe('2026-11-24T08:00:00.000Z');
  expect(new Date(2026, 10, 24).getDate()).toBe(24);
  expect(new Date()).toBeInstanceOf(device);
});
