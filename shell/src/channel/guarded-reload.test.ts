// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './guarded-reload.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('reloads once for a reason, also of several words, never in a loop', () => {
  const go = vi.fn();
  const reasons = ['mf-owner@1.0.0-aaaaaaaa', 'shell 1.0.0-aaaaaaaa', 'shell 1.0.1-bbbbbbbb'];
  expect(reasons.map((reason) => reloadOnce(reason, go))).toEqual([true, true, true]);
  expect(reasons.map((reason) => reloadOnce(reason, go))).toEqual([false, false, false]);
  expect(go).toHaveBeenCalledTimes(3);
});

it('does not reload where nothing would remember it', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const go = vi.fn();
  expect(reloadOnce('anything', go)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
