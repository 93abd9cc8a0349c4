import { setTimeout as wait } from 'node:timers/promises';

export interface SupervisorOptions<Process> {
  /** The one that runs already. */
  first: Process;
  /**
   * Starts another one; `failures` starts in a row have failed before it. Rejects when it does not come up, at once when
   * the signal is aborted.
   */
  launch(failures: number, signal: AbortSignal): Promise<Process>;
  /** Resolves with what ended it: 'code 1', or the signal. */
  ended(process: Process): Promise<string>;
  end(process: Process): Promise<void>;
  /** Called when it ended without being asked to. */
  onCrash(by: string): void;
  /** Called when a start failed: why, and after how many milliseconds the next one follows. */
  onFailedStart(error: unknown, nextInMs: number): void;
  pauses?: Pauses;
}

/** All in milliseconds. */
export interface Pauses {
  first: number;
  longest: number;
  /** A process that ends sooner after its start has failed to start. */
  steadyAfter: number;
}

const PAUSES: Pauses = { first: 1000, longest: 60_000, steadyAfter: 5000 };

export interface Supervisor<Process> {
  /** null while none runs. */
  current(): Process | null;
  /** Ends the one that runs, or that is being started, and starts no more. */
  stop(): Promise<void>;
}

/**
 * Keeps a process running: one that ends is started again at once, and when that fails, again and again, for ever, with
 * pauses that double up to a minute. What stood in the way (a full disk, a folder in use) may be gone by then.
 */
export function supervise<Process>(options: SupervisorOptions<Process>): Supervisor<Process> {
  const { launch, ended, end, onCrash, onFailedStart, pauses = PAUSES } = options;
  const stopping = new AbortController();
  let current: Process | null = options.first;
  let failures = 0;

  const pauseMs = () => (failures === 0 ? 0 : Math.min(pauses.first * 2 ** (failures - 1), pauses.longest));

  async function launchUntilItRuns(): Promise<Process | null> {
    while (!stopping.signal.aborted) {
      await wait(pauseMs(), undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) break;
      try {
        return await launch(failures, stopping.signal);
      } catch (error) {
        failures += 1;
        if (!stopping.signal.aborted) onFailedStart(error, pauseMs());
      }
    }
    return null;
  }

  async function keepRunning(): Promise<void> {
    while (current !== null) {
      const startedAt = performance.now();
      const by = await ended(current);
      failures = performance.now() - startedAt < pauses.steadyAfter ? failures + 1 : 0;
      current = null;
      if (stopping.signal.aborted) return;
      onCrash(by);
      current = await launchUntilItRuns();
      if (current !== null && stopping.signal.aborted) await end(current);
    }
  }

  const kept = keepRunning();
  return {
    current: () => current,
    async stop() {
      stopping.abort();
      if (current !== null) await end(current);
      await kept;
    },
  };
}
