import { vi } from 'vitest';
import { WAIT_MS } from '../src/hang-limit.ts';

const waitFor = vi.waitFor;

// The configuration has no place for this limit, which is one second.
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: WAIT_MS, ...(typeof options === 'object' && options) });
