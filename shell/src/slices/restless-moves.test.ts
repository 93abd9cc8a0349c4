// @vitest-environment happy-dom
import type { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goTo, guardMoves, moveFor } from '../routing/visible-history.ts';
import { stopRestlessMoves } from './restless-moves.ts';

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
const onStop = vi.fn((_failure: VetoError) => {});

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/start');
});
afterEach(() => {
  guardMoves(() => true);
  for (const mock of [sendBeacon, onStop]) mock.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Each test has a restless slice of its own: the page says a failure once. */
const between = (slice: string, first: string, second: string, times: number) => {
  for (let move = 0; move < times; move++) moveFor(slice, () => goTo(move % 2 ? first : second));
};

it('stops a slice that goes from page to page without end, where it is, and reports it', async () => {
  const restless = stopRestlessMoves({ reportUrl: '/_reports', onStop });
  between('mf-pets', '/a', '/b', 200);
  expect(location.pathname).toBe('/a');
  expect(onStop).toHaveBeenCalledOnce();
  expect(restless.stoppedHere()).toMatchObject({ code: 'VETO-207', slice: 'mf-pets' });
  const [[, body] = []] = sendBeacon.mock.calls;
  expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({
    code: 'VETO-207',
    slice: 'mf-pets',
    message: expect.stringContaining('from /a to /b'),
  });

  moveFor('mf-owner', () => goTo('/owner'));
  expect([location.pathname, restless.stoppedHere()]).toEqual(['/owner', undefined]);
  between('mf-pets', '/a', '/b', 1);
  expect(location.pathname).toBe('/owner');
  restless.resume();
  between('mf-pets', '/a', '/b', 1);
  expect(location.pathname).toBe('/b');
});

it('lets a page write its own state into the address as often as it likes', () => {
  stopRestlessMoves({ reportUrl: '', onStop });
  for (let n = 0; n < 300; n++) history.replaceState(null, '', `?n=${n}`);
  expect(location.search).toBe('?n=299');
  expect(onStop).not.toHaveBeenCalled();
});

it('lets whom it has stopped write nothing into the address either, which would go on taking the tab', () => {
  stopRestlessMoves({ reportUrl: '', onStop });
  between('mf-feed', '/a', '/b', 200);
  moveFor('mf-feed', () => goTo(`${location.pathname}?again`));
  expect(location.search).toBe('');
  moveFor('mf-owner', () => goTo(`${location.pathname}?mine`));
  expect(location.search).toBe('?mine');
});
