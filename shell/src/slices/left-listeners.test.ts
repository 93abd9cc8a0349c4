// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { guardEvents } from './left-listeners.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));

const PETS = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
const isAny = vi.fn(() => true);
const has = vi.fn(() => true);
const onRefused = vi.fn();
guardEvents({ isAny, has }, onRefused);
const field = document.body.appendChild(document.createElement('input'));

beforeEach(() => {
  for (const mock of [isAny, has]) mock.mockReset().mockReturnValue(true);
  onRefused.mockReset();
});

/** A visitor's key, heard by `where` as the code of `by`. */
function keyHeard(where: EventTarget, by: Owner | undefined): { isPrevented: boolean; reachesField: boolean } {
  const event = new Event('keydown', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  const hear = (heard: Event) => {
    running = by;
    heard.preventDefault();
    heard.stopImmediatePropagation();
    running = undefined;
  };
  const arrive = vi.fn();
  where.addEventListener('keydown', hear, true);
  field.addEventListener('keydown', arrive);
  field.dispatchEvent(event);
  where.removeEventListener('keydown', hear, true);
  field.removeEventListener('keydown', arrive);
  return { isPrevented: event.defaultPrevented, reachesField: arrive.mock.calls.length > 0 };
}

it('gives the visitor the keys that a listener of a slice that has left would keep, and names the slice', () => {
  expect(keyHeard(window, PETS)).toEqual({ isPrevented: false, reachesField: true });
  expect(onRefused).toHaveBeenCalledWith(PETS, 'keydown');
});

it.each([
  { who: 'add-ons', where: window, by: undefined },
  { who: 'a slice that is there', where: document, by: PETS, isLeft: false },
  { who: 'a slice before the visitor has left any', where: window, by: PETS, isOneLeft: false },
  { who: 'what a slice has left to be pressed', where: field, by: PETS },
])('lets $who keep them', ({ where, by, isLeft = true, isOneLeft = true }) => {
  has.mockReturnValue(isLeft);
  isAny.mockReturnValue(isOneLeft);
  expect(keyHeard(where, by).isPrevented).toBe(true);
  expect(onRefused).not.toHaveBeenCalled();
});
