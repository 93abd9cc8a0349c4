import { vi } from 'vitest';
import { WAIT_MS } from '../src/hang-limit.ts';

// Files share a process: what one has replaced and left, such as the clock, keeps the next one waiting for ever.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();

const waitFor = vi.waitFor;

// The configuration has no place for this limit, which is one second.
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: WAIT_MS, ...(typeof options === 'object' && options) });
