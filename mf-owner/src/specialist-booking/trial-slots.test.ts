import { expect, test } from 'vitest';
import { POLISH_PANEL } from './polish-panel.ts';
import { dayText, trialSlots } from './trial-slots.ts';

test('a day has fifteen times, without the noon hour', () => {
  const times = trialSlots('2026-11-22').map(({ time }) => time);
  expect(times).toHaveLength(15);
  expect(times).not.toContain('12:00');
  expect([times[0], times.at(-1)]).toEqual(['09:00', '17:00']);
});

test('a day without a free time says whether the clinic is closed or booked out', () => {
  const open = [1, 2, 3, 4, 5];
  expect(dayText({ offered: true, open, weekday: 1 }, POLISH_PANEL)).toBeNull();
  expect(dayText({ offered: false, open, weekday: 7 }, POLISH_PANEL)).toMatch(/zamknięty/);
  expect(dayText({ offered: false, open, weekday: 1 }, POLISH_PANEL)).toMatch(/Brak wolnych terminów/);
});
