import { setImmediate } from 'node:timers/promises';
import { type EndTurn, type TurnBounds, Turns } from './turns.ts';

interface Work {
  leftMs: number;
  since: number;
  end: EndTurn;
  done(ms: number): void;
}

const CORES = 2;

/**
 * Plays a crowd on a clock of its own: each of so many senders keeps two questions of `dearMs` under way, while a visitor's page
 * asks two of `visitorMs` at once and a third after the first, each second. Resolves with how long the visitor waited for each,
 * in milliseconds, without the page of the first `unknown` seconds, when nobody knows yet whose questions are dear.
 */
export async function playCrowd(
  bounds: TurnBounds,
  {
    senders,
    dearMs,
    visitorMs,
    unknown,
    seconds,
  }: Record<'senders' | 'dearMs' | 'visitorMs' | 'unknown' | 'seconds', number>,
): Promise<number[]> {
  let now = 0;
  const turns = new Turns(bounds, () => now);
  const running = new Set<Work>();
  const ask = (name: string, ms: number, done: Work['done']) => {
    const since = now;
    void turns
      .take(name, new AbortController().signal)
      .then((end) => running.add({ leftMs: ms, since: now, end, done: (at) => done(at - since) }));
  };
  const askAgain = (name: string) => ask(name, dearMs, () => askAgain(name));
  for (let sender = 0; sender < senders; sender += 1) for (const name of [sender, sender]) askAgain(`dear ${name}`);
  const waited: number[] = [];
  const askAsPage = () => {
    const counts = now >= unknown * 1000;
    const note = (ms: number) => counts && waited.push(ms);
    ask('visitor', visitorMs, (ms) => {
      note(ms);
      ask('visitor', visitorMs, note);
    });
    ask('visitor', visitorMs, note);
  };
  for (; now < seconds * 1000; now += 1) {
    if (now % 1000 === 250) askAsPage();
    await setImmediate();
    const share = Math.min(1, CORES / running.size);
    for (const work of [...running]) {
      work.leftMs -= share;
      if (work.leftMs > 0) continue;
      running.delete(work);
      work.end(now + 1 - work.since);
      work.done(now + 1);
    }
  }
  return waited;
}
