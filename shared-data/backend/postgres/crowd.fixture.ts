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
 * Plays a crowd on a clock of its own: each of so many senders keeps two questions of `dearMs` under way, while a visitor asks
 * one of `visitorMs` each half second, for `seconds`. Resolves with how long the visitor waited each time, in milliseconds.
 */
export async function playCrowd(
  bounds: TurnBounds,
  { senders, dearMs, visitorMs, seconds }: { senders: number; dearMs: number; visitorMs: number; seconds: number },
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
  for (; now < seconds * 1000; now += 1) {
    if (now % 500 === 250) ask('visitor', visitorMs, (ms) => waited.push(ms));
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
