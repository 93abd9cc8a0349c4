import { hearCalls } from '../failures/hear-calls.ts';
import type { Addition, Left, Verdict } from './addition.ts';

interface Interval extends Addition {
  everyMs: number;
}

/** Intervals: one that goes on when its slice has left does so for as long as the tab is open. */
export class AddedIntervals {
  readonly #target: Pick<Window, 'clearInterval'>;
  readonly #running = new Map<number, Interval>();

  constructor(target: Pick<Window, 'setInterval' | 'clearInterval'>) {
    this.#target = target;
    hearCalls(target, 'setInterval', (here, _handler, everyMs) => (id: unknown) => {
      this.#running.set(Number(id), { here, at: performance.now(), everyMs: Number(everyMs) || 0 });
    });
    for (const method of ['clearInterval', 'clearTimeout'])
      hearCalls(target, method, (_here, id) => {
        this.#running.delete(Number(id));
      });
  }

  /** Ends those that were left. */
  takeLeft(judge: (addition: Addition) => Verdict): Left[] {
    const left: Left[] = [];
    for (const [id, interval] of this.#running) {
      const verdict = judge(interval);
      if (verdict === 'kept') continue;
      this.#running.delete(id);
      if (!verdict) continue;
      left.push({ owner: verdict, what: `an interval of ${interval.everyMs} ms` });
      this.#target.clearInterval(id);
    }
    return left;
  }
}
