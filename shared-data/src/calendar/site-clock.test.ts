// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { setSiteClock } from './set-site-clock.ts';
import { onSiteClock, siteNow } from './site-clock.ts';
import { todayInWarsaw } from './warsaw-calendar.ts';
import { hasBegun } from './warsaw-instants.ts';

const NOON = Date.parse('2026-11-30T11:00:00Z');
const HOUR = 3_600_000;

/** The server's answer at noon, as a device hears it whose clock is so far ahead. */
function answeredAtNoon(ahead: number, { own = true, slept = 0 } = {}): void {
  vi.setSystemTime(NOON + ahead + slept);
  const headers = { date: new Date(NOON).toUTCString(), ...(own && { 'x-request-id': 'r1' }) };
  setSiteClock(new Response(null, { headers }), NOON + ahead);
}

vi.useFakeTimers();
afterEach(() => answeredAtNoon(0));

test.each([26 * HOUR, -26 * HOUR, 365 * 24 * HOUR])(
  'a device that is %d ms ahead tells the day of the site',
  (ahead) => {
    answeredAtNoon(ahead);
    expect(todayInWarsaw()).toBe('2026-11-30');
    expect(hasBegun({ date: '2026-11-30', time: '12:00' })).toBe(true);
    expect(hasBegun({ date: '2026-11-30', time: '12:30' })).toBe(false);
    // Another moment by the same clock.
    expect(siteNow(Date.now() - HOUR)).toBe(NOON - HOUR);
  },
);

test('a device that is a minute wrong keeps its clock', () => {
  answeredAtNoon(60_000);
  expect(siteNow()).toBe(Date.now());
});

test('neither the answer of another server nor one that a sleeping machine heard late sets it', () => {
  answeredAtNoon(26 * HOUR, { own: false });
  expect(siteNow()).toBe(Date.now());
  answeredAtNoon(0, { slept: 8 * HOUR });
  expect(siteNow()).toBe(Date.now());
});

test('whoever shows the time hears once that it is another, and once that the device is right again', () => {
  const heard = vi.fn();
  const end = onSiteClock(heard);
  answeredAtNoon(3 * HOUR);
  answeredAtNoon(3 * HOUR + 1000);
  expect(heard).toHaveBeenCalledTimes(1);
  answeredAtNoon(0);
  expect(heard).toHaveBeenCalledTimes(2);
  end();
});
