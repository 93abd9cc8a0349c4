import { Worker } from 'node:worker_threads';

export interface CalendarJob {
  number: number;
  /** What the database says about a link, as JSON. */
  answer: string;
}

export type CalendarResult = { number: number; file: string | null } | { number: number; error: string };

/** Writes the calendar file of a database's answer; null where the link opens nothing. */
export type WriteCalendar = (answer: string) => Promise<string | null>;

/** A thread for calendar files, started with the first of them; another one takes its place when it ends. */
export function calendarWriter(): WriteCalendar {
  const waiting = new Map<number, PromiseWithResolvers<string | null>>();
  let worker: Worker | null = null;
  let last = 0;

  const start = () => {
    const started = new Worker(new URL('./calendar-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (result: CalendarResult) => {
      const job = waiting.get(result.number);
      waiting.delete(result.number);
      if ('error' in result) job?.reject(new Error(result.error));
      else job?.resolve(result.file);
    });
    const end = (error: unknown) => {
      if (worker === started) worker = null;
      for (const job of waiting.values()) job.reject(error);
      waiting.clear();
    };
    started.once('error', end);
    started.once('exit', () => end(new Error('The thread for calendar files has ended.')));
    return started;
  };

  return (answer) => {
    last += 1;
    const job = Promise.withResolvers<string | null>();
    waiting.set(last, job);
    worker ??= start();
    worker.postMessage({ number: last, answer } satisfies CalendarJob);
    return job.promise;
  };
}
