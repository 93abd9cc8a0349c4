import { fileURLToPath } from 'node:url';
import { HANG_MS, WAIT_MS } from '../src/hang-limit.ts';

/** What every project of vitest has in common: tests wait for states, and only what hangs is given up. */
export const PATIENT = {
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: WAIT_MS } },
};

/** For `setupFiles`. */
export const PATIENT_WAITS = fileURLToPath(import.meta.resolve('./patient-waits.ts'));

/** Tests that measure time or bring load: the test command runs each by itself, after all others. */
export const ALONE = '**/*.alone.test.{ts,tsx}';
