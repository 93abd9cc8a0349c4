import { expect, it, vi } from 'vitest';
import { AddedIntervals } from './added-intervals.ts';
import type { Verdict } from './addition.ts';

const OWNER = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };

function page() {
  let last = 0;
  const clear = vi.fn();
  const target = { setInterval: vi.fn(() => ++last), clearInterval: clear, clearTimeout: clear };
  const intervals = new AddedIntervals(target as unknown as Window);
  return { target, clear, left: (verdict: Verdict) => intervals.takeLeft(() => verdict) };
}

it('ends those that were left, once, and names how often they ran', () => {
  const { target, clear, left } = page();
  target.setInterval(...([() => {}, 100] as unknown as []));
  expect(left('kept')).toEqual([]);
  expect(left(OWNER)).toEqual([{ owner: OWNER, what: 'an interval of 100 ms' }]);
  expect(clear.mock.calls).toEqual([[1]]);
  expect(left(OWNER)).toEqual([]);
});

it('leaves alone those that were ended, and those of nobody', () => {
  const { target, clear, left } = page();
  target.clearInterval(target.setInterval());
  target.clearTimeout(target.setInterval());
  clear.mockReset();
  target.setInterval();
  expect(left(undefined)).toEqual([]);
  expect(left(OWNER)).toEqual([]);
  expect(clear).not.toHaveBeenCalled();
});
