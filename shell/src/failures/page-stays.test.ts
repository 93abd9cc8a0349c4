// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const said = vi.fn();
let ifPageStays: typeof import('./page-stays.ts').ifPageStays;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  said.mockReset();
  const leaving = await import('./page-stays.ts');
  leaving.watchLeaving();
  ifPageStays = leaving.ifPageStays;
});
afterEach(() => vi.useRealTimers());

const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('says at once what happens on a page that nobody leaves', () => {
  ifPageStays(said);
  expect(said).toHaveBeenCalledOnce();
});

it('says nothing on the way to another page, nor in the page that is left', () => {
  dispatchEvent(new Event('beforeunload'));
  ifPageStays(said);
  // What was on its way is cut off, and so the page counts as loaded.
  shown(false);
  ifPageStays(said);
  dispatchEvent(new Event('pagehide'));
  ifPageStays(said);
  vi.advanceTimersByTime(60_000);
  expect(said).not.toHaveBeenCalled();
});

it('says it later where the page stays after all, as for a download', () => {
  dispatchEvent(new Event('beforeunload'));
  ifPageStays(said);
  vi.advanceTimersByTime(29_999);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  ifPageStays(said);
  expect(said).toHaveBeenCalledTimes(2);
});

it('speaks again when a visitor comes back to the page that was left', () => {
  dispatchEvent(new Event('pagehide'));
  ifPageStays(said);
  shown(true);
  expect(said).not.toHaveBeenCalled();
  ifPageStays(said);
  expect(said).toHaveBeenCalledOnce();
});
