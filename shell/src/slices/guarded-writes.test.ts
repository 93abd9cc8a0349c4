// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { keepBuiltIns, WAITING } from './built-ins.ts';
import { guardWrites } from './guarded-writes.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));
const { fetch: before } = globalThis;
const { pushState } = history;
const waiting = WAITING.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

afterEach(() => {
  running = undefined;
  Object.defineProperty(globalThis, 'fetch', { value: before, writable: true, configurable: true });
  Object.defineProperty(history, 'pushState', { value: pushState, writable: true, configurable: true });
  for (const [name, found] of waiting) if (found) Object.defineProperty(globalThis, name, found);
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
  // A shim of what the browser has changes nothing.
  globalThis.requestAnimationFrame = globalThis.requestAnimationFrame ?? setTimeout;
  expect([globalThis.fetch, history.pushState]).toEqual([wrapped, moves]);
  expect(onSlice.mock.calls).toEqual([
    [running, 'fetch'],
    [running, 'history.pushState'],
  ]);
});

it('keeps slices from what the page waits by, and has what others put there healed', () => {
  const [builtIns, onSlice] = [keepBuiltIns(), vi.fn()];
  const names = ['setTimeout', 'requestAnimationFrame', 'IntersectionObserver', 'MutationObserver', 'ResizeObserver'];
  const now = () => names.map((name) => Reflect.get(globalThis, name));
  const own = now();
  guardWrites(builtIns, onSlice);
  running = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
  for (const name of names) Reflect.set(globalThis, name, () => 0);
  expect(now()).toEqual(own);
  expect(onSlice.mock.calls).toEqual(names.map((name) => [running, name]));
  running = undefined;
  for (const name of names) Reflect.set(globalThis, name, () => 0);
  expect(builtIns.heal()).toEqual(names);
  expect(now()).toEqual(own);
});

it('has what nobody known defines anew healed, and blames nobody', () => {
  const [builtIns, onSlice] = [keepBuiltIns(), vi.fn()];
  guardWrites(builtIns, onSlice);
  Object.defineProperty(history, 'pushState', { value: () => {}, configurable: true });
  expect(builtIns.heal()).toEqual(['history.pushState']);
  expect(history.pushState).toBe(pushState);
  expect(onSlice).not.toHaveBeenCalled();
});
