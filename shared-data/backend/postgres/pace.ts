import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** The longest rest, in milliseconds. */
const LONGEST = 100;

/**
 * Leaves this process to visitors half of the time while it reads and writes large answers of a crowd: it has one thread, and
 * whatever a visitor asks waits for it several times.
 */
export class Pace {
  #last = performance.eventLoopUtilization();

  /** Resolves once this process has rested as long as it has worked since the last rest. */
  async rest(): Promise<void> {
    const { active, idle } = performance.eventLoopUtilization(this.#last);
    if (active > idle) await wait(Math.min(LONGEST, active - idle));
    this.#last = performance.eventLoopUtilization();
  }
}
