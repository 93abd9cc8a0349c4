// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './guarded-reload.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('reloads once for a reason, never in a loop', () => {
  const go = vi.fn();
  expect(reloadOnce('mf-owner@1.0.0-aaaaaaaa', go)).toBe(true);
  expect(reloadOnce('mf-owner@1.0.0-aaaaaaaa', go)).toBe(false);
  expect(reloadOnce('mf-owner@1.0.1-bbbbbbbb', go)).toBe(true);
  expect(go).toHaveBeenCalledTimes(2);
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
