import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Pace } from './pace.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a crowd rests as long as this process has worked for it, all together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const utilization = vi.spyOn(performance, 'eventLoopUtilization');
  const since = (active: number, idle: number) => utilization.mockReturnValue({ active, idle, utilization: 1 });
  since(0, 0);
  const pace = new Pace();
  const order: string[] = [];
  since(30, 10);
  const rests = ['one', 'another'].map((name) => pace.rest().then(() => order.push(name)));
  await vi.advanceTimersByTimeAsync(19);
  expect(order).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(rests);
  expect(order).toEqual(['one', 'another']);
  since(10, 30);
  void pace.rest().then(() => order.push('third'));
  await setImmediate();
  expect(order).toEqual(['one', 'another', 'third']);
});
