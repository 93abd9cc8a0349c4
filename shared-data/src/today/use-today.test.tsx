// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSiteClock } from '../calendar/set-site-clock.ts';
import { useToday } from './use-today.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The site answers at this moment by its own clock. */
function answerOf(moment: string | Date): void {
  const headers = { date: new Date(moment).toUTCString(), 'x-request-id': 'r1' };
  setSiteClock(new Response(null, { headers }), Date.now());
}

let root: Root;
function Today() {
  return <p>{useToday()}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T22:59:30Z') });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<Today />));
});
afterEach(() => {
  answerOf(new Date());
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('a page that stays open over midnight in Warsaw learns of the new day', () => {
  expect(document.body.textContent).toBe('2026-11-28');
  act(() => vi.advanceTimersByTime(60_000));
  expect(document.body.textContent).toBe('2026-11-29');
});

test('so does one whose machine slept, as soon as somebody looks', () => {
  vi.setSystemTime(new Date('2026-11-30T08:00:00Z'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(document.body.textContent).toBe('2026-11-30');
});

test('so does one whose device has another day, as soon as the site has answered', () => {
  act(() => answerOf('2026-11-30T11:00:00Z'));
  expect(document.body.textContent).toBe('2026-11-30');
});
