// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInOutlet } from '../slices/outlet-state.ts';
import { prefetchWhenIdle } from './idle-prefetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches what the menu leads to, one by one, only after the first page is there', async () => {
  showInOutlet('mf-test', { phase: 'loading' });
  const warmed: string[] = [];
  prefetchWhenIdle(
    () => ['/doctors', '/pets'],
    (href) => warmed.push(href),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(warmed).toEqual([]);
  showInOutlet('mf-test', { phase: 'mounted' });
  await vi.advanceTimersByTimeAsync(2999);
  expect(warmed).toEqual([]);
  await vi.advanceTimersByTimeAsync(52);
  expect(warmed).toEqual(['/doctors']);
  await vi.advanceTimersByTimeAsync(50);
  expect(warmed).toEqual(['/doctors', '/pets']);
});
