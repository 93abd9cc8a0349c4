// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { hearFrame } from './frame-changes.ts';

const SLICE: Owner = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
/** Whose file is in the stack, by the error that was made in a call. */
let running: Owner | undefined;
const callers = new WeakMap<Error, Owner>();
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: (here: Error) => callers.get(here) }));
const RealError = Error;
vi.stubGlobal(
  'Error',
  class extends RealError {
    constructor() {
      super();
      if (running) callers.set(this, running);
    }
  },
);

function as<Result>(owner: Owner | undefined, act: () => Result): Result {
  running = owner;
  const result = act();
  running = undefined;
  return result;
}

let frame: ReturnType<typeof hearFrame>;
const header = () => document.querySelector('header') as HTMLElement;
const change = (target: Node, ...removedNodes: Node[]) => [
  { target, removedNodes: removedNodes as unknown as NodeList },
];

beforeEach(() => {
  document.body.innerHTML = '<header><a></a></header>';
  frame = hearFrame([document.body, header()], () => {});
});
afterEach(() => {
  document.body.replaceChildren();
});

it.each<[string, (bar: HTMLElement) => void]>([
  ['remove', (bar) => bar.remove()],
  ['replaceWith', (bar) => bar.replaceWith()],
  ['removeChild', (bar) => document.body.removeChild(bar)],
  ['replaceChildren of what is around', () => document.body.replaceChildren()],
  [
    'innerHTML of what is around',
    () => {
      document.body.innerHTML = '';
    },
  ],
  [
    'textContent of what is around',
    () => {
      document.body.textContent = '';
    },
  ],
])('says which slice took an element out by %s, once', (_how, take) => {
  const bar = header();
  as(SLICE, () => take(bar));
  expect(bar.parentNode).toBeNull();
  expect(frame.removedBy(change(document.body, bar))).toEqual(SLICE);
  expect(frame.removedBy(change(document.body, bar))).toBeUndefined();
});

it('names nobody for what no slice took, nor for what a slice does to something else', () => {
  const bar = header();
  as(SLICE, () => document.body.removeChild(document.body.appendChild(document.createElement('p'))));
  frame.removedBy([]);
  as(undefined, () => bar.remove());
  expect(frame.removedBy(change(document.body, bar))).toBeUndefined();
});
