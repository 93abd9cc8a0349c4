import { afterEach, beforeEach, expect, it } from 'vitest';
import { standIn } from './stand-ins.ts';

const OWNERS: [object, string][] = [
  [Promise, 'withResolvers'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
  [AbortSignal, 'any'],
];
const before = OWNERS.map(([owner, name]) => Reflect.getOwnPropertyDescriptor(owner, name));
const restore = () => {
  for (const [nth, [owner, name]] of OWNERS.entries()) Object.defineProperty(owner, name, before[nth] ?? {});
};

beforeEach(() => {
  for (const [owner, name] of OWNERS) Reflect.deleteProperty(owner, name);
  standIn();
});
afterEach(restore);

it('does what the built-ins do that a browser lacks', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  resolve('done');
  expect(await promise).toBe('done');
  const numbers = [3, 1, 2];
  expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  expect([numbers.toSorted(), numbers.toReversed(), numbers.toSpliced(1, 1, 7, 8)]).toEqual([
    [1, 2, 3],
    [2, 1, 3],
    [3, 7, 8, 2],
  ]);
  expect(numbers).toEqual([3, 1, 2]);
  expect([...Map.groupBy(numbers, (number) => number > 1)]).toEqual([
    [true, [3, 2]],
    [false, [1]],
  ]);
  expect([URL.canParse('/a', 'https://veto.example'), URL.canParse('/a')]).toEqual([true, false]);
});

it('ends what waits for any of several signals', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = AbortSignal.any([first.signal, second.signal]);
  expect(signal.aborted).toBe(false);
  second.abort('enough');
  expect([signal.aborted, signal.reason]).toEqual([true, 'enough']);
  expect(AbortSignal.any([second.signal]).reason).toBe('enough');
});

it('adds nothing that loops would meet, and replaces nothing that is there', () => {
  expect(Object.keys(Array.prototype)).toEqual([]);
  const { withResolvers } = Promise;
  restore();
  standIn();
  expect(Promise.withResolvers).not.toBe(withResolvers);
});
