import { expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { keepFrameChanges } from './frame-changes.ts';

const SLICE: Owner = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
const OF_SLICE = new Error('a slice is in its stack');
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: (here: Error) => (here === OF_SLICE ? SLICE : undefined) }));

const [body, header, other] = ['body', 'header', 'other'].map((name) => ({ name }) as unknown as Node);
const taken = [{ target: body, removedNodes: [header] as unknown as NodeList }] as never;

it.each([
  ['by its own method', header],
  ['by a method of what is around', body],
])('says which slice took an element out %s, once', (_how, called) => {
  const heal = vi.fn();
  const frame = keepFrameChanges(heal);
  frame.hear(called as Node, OF_SLICE);
  expect([frame.removedBy(taken), frame.removedBy(taken)]).toEqual([SLICE, undefined]);
  expect(heal).toHaveBeenCalledTimes(2);
});

it('names nobody for what no slice took, nor for what a slice does to something else', () => {
  const frame = keepFrameChanges(() => {});
  frame.hear(other as Node, OF_SLICE);
  frame.hear(header as Node, new Error('an add-on'));
  expect(frame.removedBy(taken)).toBeUndefined();
});
