import { expect, test, vi } from 'vitest';
import { supervise } from './supervisor.ts';

/** A process that a test ends when it likes. */
class Process {
  readonly #ended = Promise.withResolvers<string>();
  readonly ended = this.#ended.promise;
  end(by: string): void {
    this.#ended.resolve(by);
  }
}

/** Starts fail as often as told, with pauses of 10, 20, 40, 40 … ms. */
function supervised({
  failing = 0,
  steadyAfter = 0,
  launch,
}: {
  failing?: number;
  steadyAfter?: number;
  launch?: () => Promise<Process>;
} = {}) {
  const launched: { process: Process; failures: number }[] = [];
  const crashes: string[] = [];
  const pauses: number[] = [];
  const runningMeanwhile: (Process | null)[] = [];
  const first = new Process();
  let toFail = failing;
  const supervisor = supervise<Process>({
    first,
    async launch(failures) {
      if (launch) return launch();
      if (toFail-- > 0) throw new Error('not yet');
      const process = new Process();
      launched.push({ process, failures });
      return process;
    },
    ended: (process) => process.ended,
    end: async (process) => process.end('code 0'),
    onCrash: (by) => crashes.push(by),
    onFailedStart(_error, nextInMs) {
      pauses.push(nextInMs);
      runningMeanwhile.push(supervisor.current());
    },
    pauses: { first: 10, longest: 40, steadyAfter },
  });
  return { supervisor, first, launched, crashes, pauses, runningMeanwhile };
}

test('a process that ends is started again at once, and none is there meanwhile', async () => {
  const { supervisor, first, launched, crashes, pauses } = supervised();
  expect(supervisor.current()).toBe(first);
  first.end('SIGKILL');
  await vi.waitFor(() => expect(launched).toHaveLength(1));
  await vi.waitFor(() => expect(supervisor.current()).toBe(launched[0]?.process));
  expect([crashes, pauses]).toEqual([['SIGKILL'], []]);
  await supervisor.stop();
  expect(crashes).toEqual(['SIGKILL']);
});

test('a start that fails is tried again for ever, with growing pauses', async () => {
  const { supervisor, first, launched, pauses, runningMeanwhile } = supervised({ failing: 6 });
  first.end('code 1');
  await vi.waitFor(() => expect(launched).toHaveLength(1));
  expect(pauses).toEqual([10, 20, 40, 40, 40, 40]);
  expect([launched[0]?.failures, runningMeanwhile]).toEqual([6, pauses.map(() => null)]);
  await supervisor.stop();
});

test('a process that ends as soon as it has started counts as a start that failed', async () => {
  const { supervisor, first, launched } = supervised({ steadyAfter: 10_000 });
  first.end('code 1');
  for (const turn of [0, 1, 2]) {
    await vi.waitFor(() => expect(launched).toHaveLength(turn + 1));
    launched[turn]?.process.end('code 1');
  }
  await vi.waitFor(() => expect(launched).toHaveLength(4));
  expect(launched.map(({ failures }) => failures)).toEqual([1, 2, 3, 4]);
  await supervisor.stop();
});

test('stopping ends a pause, and whatever is being started', async () => {
  const waiting = supervised({ failing: 100 });
  waiting.first.end('code 1');
  await vi.waitFor(() => expect(waiting.pauses.length).toBeGreaterThan(0));
  await waiting.supervisor.stop();
  const tried = waiting.pauses.length;

  const late = new Process();
  const { promise, resolve } = Promise.withResolvers<Process>();
  const starting = supervised({ launch: () => promise });
  starting.first.end('code 1');
  await vi.waitFor(() => expect(starting.crashes).toHaveLength(1));
  const stopped = starting.supervisor.stop();
  resolve(late);
  await stopped;
  expect(await late.ended).toBe('code 0');
  expect(waiting.pauses).toHaveLength(tried);
});
