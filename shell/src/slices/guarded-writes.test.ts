// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { keepBuiltIns } from './built-ins.ts';
import { guardWrites } from './guarded-writes.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));
const { fetch: before } = globalThis;
const { pushState } = history;

afterEach(() => {
  running = undefined;
  Object.defineProperty(globalThis, 'fetch', { value: before, writable: true, configurable: true });
  Object.defineProperty(history, 'pushState', { value: pushState, writable: true, configurable: true });
});

it('lets add-ons replace fetch and the history, and no slice, whenever it tries', () => {
  const [onSlice, keep] = [vi.fn(), vi.fn()];
  guardWrites({ keep }, onSlice);
  expect(keep).toHaveBeenCalledWith('', globalThis, 'fetch');
  const wrapped: typeof fetch = (...args) => before(...args);
  globalThis.fetch = wrapped;
  const moves: History['pushState'] = (...args) => pushState.apply(history, args);
  history.pushState = moves;
  expect([globalThis.fetch, history.pushState]).toEqual([wrapped, moves]);
  running = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
  globalThis.fetch = () => Promise.reject(new Error('no fetch'));
  history.pushState = () => {};
  expect([globalThis.fetch, history.pushState]).toEqual([wrapped, moves]);
  expect(onSlice.mock.calls).toEqual([
    [running, 'fetch'],
    [running, 'history.pushState'],
  ]);
});

it('has what nobody known defines anew healed, and blames nobody', () => {
  const [builtIns, onSlice] = [keepBuiltIns(), vi.fn()];
  guardWrites(builtIns, onSlice);
  Object.defineProperty(history, 'pushState', { value: () => {}, configurable: true });
  expect(builtIns.heal()).toEqual(['history.pushState']);
  expect(history.pushState).toBe(pushState);
  expect(onSlice).not.toHaveBeenCalled();
});
