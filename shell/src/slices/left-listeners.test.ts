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
  ['add-ons', () => keyHeard(window, undefined)],
  ['a slice that is there', () => (has.mockReturnValue(false), keyHeard(document, PETS))],
  ['a slice before the visitor leaves any', () => (isAny.mockReturnValue(false), keyHeard(window, PETS))],
  ['what a slice has left to be pressed', () => keyHeard(field, PETS)],
])('lets %s keep them', (_who, hear) => {
  expect(hear().isPrevented).toBe(true);
  expect(onRefused).not.toHaveBeenCalled();
});
