import { setImmediate } from 'node:timers/promises';
import { type Turn, type TurnBounds, Turns } from './turns.ts';

interface Work {
  name: string;
  leftMs: number;
  usedMs: number;
  turn: Turn;
  done(ms: number): void;
}

interface Crowd {
  senders: number;
  /** What a question of theirs takes of a processor, by the number of who asks. */
  dearMs(sender: number): number;
  visitorMs: number;
  /** Without the pages of the first of them, when nobody knows yet whose questions are dear. */
  unknown: number;
  /** When the crowd begins, in seconds; each of it asks something cheap before and rests then. At once unless told. */
  from?: number;
  seconds: number;
  /** How much of what a question takes its sender is charged with, since other processes work for it, too; all unless told. */
  charged?: number;
  /** Processes of others that have always something to do; none unless told. */
  foreign?: number;
}

const CORES = 2;
/** What a process of the crowd gets of a processor beside one of a visitor's. */
const LOW = 0.1;
const weightOf = ({ turn }: Work) => (turn.isOfCrowd && !turn.isNew ? LOW : 1);

/**
 * Plays a crowd on a clock of its own: each of so many senders keeps two questions under way, while a visitor's page asks two at
 * once and a third after the first, each second, and somebody of whom nothing is known asks one thing. Resolves with how long the
 * visitor and these newcomers waited for each question, and how long each of the crowd did at most, in milliseconds.
 */
export async function playCrowd(
  bounds: TurnBounds,
  { senders, dearMs, visitorMs, unknown, seconds, from = 0, charged = 1, foreign = 0 }: Crowd,
) {
  let now = 0;
  const turns = new Turns(bounds, () => now);
  const running = new Set<Work>();
  const take = (name: string, leftMs: number, done: Work['done'], isDear = false) => {
    void turns
      .take(name, new AbortController().signal, isDear)
      .then((turn) => running.add({ name, leftMs, usedMs: 0, turn, done }));
  };
  const ask = (name: string, ms: number, done: Work['done']) => {
    const since = now;
    take(name, ms, (at) => done(at - since));
  };
  const longest = Array<number>(senders).fill(0);
  const askAgain = (sender: number) =>
    ask(`dear ${sender}`, dearMs(sender), (ms) => {
      longest[sender] = Math.max(longest[sender] ?? 0, ms);
      askAgain(sender);
    });
  const begin = () => {
    for (let sender = 0; sender < senders; sender += 1) for (const each of [sender, sender]) askAgain(each);
  };
  if (from > 0) for (let sender = 0; sender < senders; sender += 1) ask(`dear ${sender}`, visitorMs, () => {});
  const waited: number[] = [];
  const newcomers: number[] = [];
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
    if (now === from * 1000) begin();
    if (now % 1000 === 250) askAsPage();
    if (now % 1000 === 750 && now >= unknown * 1000) ask(`newcomer at ${now}`, visitorMs, (ms) => newcomers.push(ms));
    await setImmediate();
    // Those of most weight first: what is more than one processor for one of them is left to the others.
    const byWeight = [...running].toSorted((one, other) => weightOf(other) - weightOf(one));
    let weights = byWeight.reduce((sum, work) => sum + weightOf(work), foreign);
    let left = CORES;
    for (const work of byWeight) {
      const share = Math.min(1, (left * weightOf(work)) / weights);
      left -= share;
      weights -= weightOf(work);
      work.leftMs -= share;
      work.usedMs += charged * share;
      if (work.leftMs > 0 && (work.usedMs <= work.turn.cheapMs || work.turn.mayGoOn(work.usedMs))) continue;
      running.delete(work);
      if (work.leftMs > 0) {
        work.turn.end(work.usedMs);
        take(work.name, work.leftMs + work.usedMs / charged, work.done, true);
        continue;
      }
      work.turn.end(work.usedMs);
      work.done(now + 1);
    }
  }
  return { waited, newcomers, longest };
}
