// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollEvery } from './poll-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks with a function that can be made to fail, and counts. */
function asking(every: number, failsAtFirst = false) {
  const client = new QueryClient();
  let fails = failsAtFirst;
  const asked: number[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['news'],
    queryFn: async () => {
      asked.push(Date.now());
      if (fails) throw new Error('no network');
      return asked.length;
    },
    refetchInterval: pollEvery(every),
    retry: false,
    networkMode: 'always',
  });
  const stop = observer.subscribe(() => {});
  return {
    asked,
    stop,
    breakDown: (now: boolean) => {
      fails = now;
    },
  };
}

test('asks at its pace, ever more rarely while it fails, and at its pace again afterwards', async () => {
  const { asked, stop, breakDown } = asking(5000);
  await vi.advanceTimersByTimeAsync(20_100);
  expect(asked).toHaveLength(5);
  breakDown(true);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const pauses = asked.slice(5).map((moment, index) => Math.round((moment - (asked[4 + index] ?? 0)) / 1000));
  expect(pauses.slice(0, 5)).toEqual([5, 5, 10, 20, 40]);
  expect(new Set(pauses.slice(5))).toEqual(new Set([60]));
  breakDown(false);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length - before).toBe(4);
  stop();
});

test('a server that has never answered is asked once a minute', async () => {
  const { asked, stop } = asking(5000, true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked.length).toBe(3);
  stop();
});
