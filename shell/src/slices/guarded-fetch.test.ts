import { afterEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { guardFetch } from './guarded-fetch.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));
const { fetch: before } = globalThis;

afterEach(() => {
  Object.defineProperty(globalThis, 'fetch', { value: before, writable: true, configurable: true });
});

it('lets add-ons replace fetch, and no slice', () => {
  const [onSlice, keep] = [vi.fn(), vi.fn()];
  guardFetch({ keep }, onSlice);
  expect(keep).toHaveBeenCalledExactlyOnceWith('', globalThis, 'fetch');
  const wrapped: typeof fetch = (...args) => before(...args);
  globalThis.fetch = wrapped;
  expect(globalThis.fetch).toBe(wrapped);
  running = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
  globalThis.fetch = () => Promise.reject(new Error('no fetch'));
  expect(globalThis.fetch).toBe(wrapped);
  expect(onSlice).toHaveBeenCalledExactlyOnceWith(running);
});
