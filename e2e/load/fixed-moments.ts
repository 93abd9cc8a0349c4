import { setTimeout as wait } from 'node:timers/promises';

/** Calls `act` every so many milliseconds, the first time after `afterMs`, whether the call before has ended or not; resolves when all have. */
export async function every(ms: number, seconds: number, act: () => Promise<void>, afterMs = 0): Promise<void> {
  const startedAt = performance.now() + afterMs;
  const calls: Promise<void>[] = [];
  for (let call = 0; call * ms < seconds * 1000; call++) {
    await wait(Math.max(0, startedAt + call * ms - performance.now()));
    calls.push(act());
  }
  await Promise.all(calls);
}
