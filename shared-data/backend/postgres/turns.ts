import type { Limit } from '../limits.ts';

/** The sender has used up its share of the database’s time for now. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('You have asked for a great deal in a short time. Please wait a moment and try again.');
    this.waitMs = waitMs;
  }
}

export interface TurnBounds {
  /** Sessions of the database in all. */
  sessions: number;
  /** So many of them keep the processors busy: with more, every answer takes longer. The rest is for senders who ask little. */
  lanes: number;
  /** So many of one sender may wait; more are refused. */
  waiting: number;
  /** So many milliseconds of the database's time, `points`, a sender may use at once; they come back in `duration` seconds. */
  budget: Limit;
}

/** Gives a turn back; `passedMs` is how long the database and this process took for it. */
export type EndTurn = (passedMs: number) => void;

interface Sender {
  running: number;
  /** Milliseconds used, as of `at`; they run out like water from a bucket with a hole. */
  level: number;
  at: number;
  /** How far it has come, in the price of what it used: whoever comes back after a rest begins where the others are. */
  place: number;
  /** What it left to others while it rested, less what it has used since: with this it passes full lanes. */
  credit: number;
  /** The price of one of its questions of late. */
  usual: number;
  /** Starts each of those who wait. */
  waiting: (() => void)[];
}

/** When a sender whose questions crowd each other should come back. */
const CROWDED_MS = 2000;

/** A question that takes less is cheap, in milliseconds. */
const CHEAP_MS = 50;
/** What a sender of whom nothing is known may pass full lanes with, and the price that its first question is taken to have. */
const UNKNOWN_CREDIT = 1;
const FIRST = 10;
/** The most that a sender saves up: some pages' worth of questions. */
const MOST_CREDIT = 300;
/** What a sender saves up by resting alone, and in how many milliseconds a part of it that counts 1. */
const RESTED = 20;
const REST_MS = 100;
/** How much of what is usual the last question decides. */
const LAST = 0.25;

/** More than so many are looked through for those that can be forgotten. */
const MOST_SENDERS = 5000;

/**
 * Shares the backend's time among senders, in equal parts for all who wait (fair queueing), and refuses whoever has used up
 * theirs. While all lanes are taken, only those pass them who have left some of their part to others: a visitor who asks now and
 * then does not wait for those who ask all the time. How dear a sender's questions are shows once the first has ended. No sender
 * ever has all sessions. A sender is a visitor's network.
 */
export class Turns {
  readonly #bounds: TurnBounds;
  readonly #now: () => number;
  readonly #senders = new Map<string, Sender>();
  readonly #waiting = new Set<Sender>();
  #running = 0;
  /** Where the sender is who began last. */
  #place = 0;
  /** What anybody whose turn lasts from the start has had of a processor, as of `#spentAt`. */
  #spentMs = 0;
  #spentAt = 0;

  constructor(bounds: TurnBounds, now = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /**
   * Resolves when it is the sender's turn.
   * @throws BudgetSpent; the signal's reason when it is aborted before.
   */
  async take(name: string, signal: AbortSignal): Promise<EndTurn> {
    signal.throwIfAborted();
    const sender = this.#sender(name);
    if (isIdle(sender)) {
      const behind = Math.max(0, this.#place - sender.place);
      sender.credit = Math.min(MOST_CREDIT, sender.credit + behind);
      sender.place += behind;
    }
    const excess = sender.level - this.#bounds.budget.points;
    if (excess > 0) throw new BudgetSpent(excess / this.#perMs);
    if (sender.waiting.length >= this.#bounds.waiting) throw new BudgetSpent(CROWDED_MS);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        sender.waiting.splice(sender.waiting.indexOf(start), 1);
        if (sender.waiting.length === 0) this.#waiting.delete(sender);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      sender.waiting.push(start);
      this.#waiting.add(sender);
      this.#next();
    });
    const began = this.#clock();
    return (passedMs) => {
      const now = this.#clock();
      // Beside others it has had a part of the processors only.
      const share = now.at > began.at ? (now.spentMs - began.spentMs) / (now.at - began.at) : 1;
      const usedMs = passedMs * share;
      sender.running -= 1;
      this.#running -= 1;
      this.#bringUpToDate(sender);
      sender.level += usedMs;
      const price = priceOf(usedMs);
      sender.usual += LAST * (price - sender.usual);
      // What it has saved pays first.
      const paid = Math.min(sender.credit, price);
      sender.credit -= paid;
      sender.place += price - paid;
      // Whoever was alone has taken nothing from others.
      if (this.#running === 0) this.#place = Math.max(this.#place, sender.place);
      this.#next();
    };
  }

  /** Brings `#spentMs` up to date. */
  #clock(): { at: number; spentMs: number } {
    const at = this.#now();
    this.#spentMs += (at - this.#spentAt) * Math.min(1, this.#bounds.lanes / this.#running);
    this.#spentAt = at;
    return { at, spentMs: this.#spentMs };
  }

  #next(): void {
    while (this.#running < this.#bounds.sessions) {
      const next = this.#whoIsNext();
      if (!next) return;
      const first = next.waiting.shift();
      if (next.waiting.length === 0) this.#waiting.delete(next);
      this.#clock();
      next.running += 1;
      this.#running += 1;
      this.#place = Math.max(this.#place, next.place);
      first?.();
    }
  }

  /** Whose question is likely to be paid for first, the questions that run included; of several, who has waited longest. */
  #whoIsNext(): Sender | undefined {
    const isFull = this.#running >= this.#bounds.lanes;
    const paidAt = ({ place, usual, running }: Sender) => place + usual * (running + 1);
    let next: Sender | undefined;
    for (const sender of this.#waiting) {
      if (isFull && !this.#mayPass(sender)) continue;
      if (!next || paidAt(sender) < paidAt(next)) next = sender;
    }
    return next;
  }

  /** Beyond the lanes no sender gets more than half of the sessions; all of whom nothing is known together get no more, either. */
  #mayPass({ credit, running, usual }: Sender): boolean {
    const taken = credit > UNKNOWN_CREDIT ? running : this.#running;
    return taken < this.#bounds.sessions / 2 && credit > running * usual;
  }

  #sender(name: string): Sender {
    const known = this.#senders.get(name);
    if (known) {
      this.#bringUpToDate(known);
      return known;
    }
    if (this.#senders.size > MOST_SENDERS) for (const [each, idle] of this.#senders) this.#forget(each, idle);
    const sender = {
      running: 0,
      level: 0,
      at: this.#now(),
      place: this.#place,
      credit: UNKNOWN_CREDIT,
      usual: FIRST,
      waiting: [],
    };
    this.#senders.set(name, sender);
    return sender;
  }

  #bringUpToDate(sender: Sender): void {
    const passed = this.#now() - sender.at;
    sender.level = Math.max(0, sender.level - passed * this.#perMs);
    if (isIdle(sender)) sender.credit = Math.max(sender.credit, Math.min(RESTED, sender.credit + passed / REST_MS));
    sender.at += passed;
  }

  /** How many milliseconds come back with each. */
  get #perMs(): number {
    const { points, duration } = this.#bounds.budget;
    return points / (duration * 1000);
  }

  /** A sender is forgotten once it is idle and its budget is full again. */
  #forget(name: string, sender: Sender): void {
    this.#bringUpToDate(sender);
    if (isIdle(sender) && sender.level === 0) this.#senders.delete(name);
  }
}

/** Cheap questions count for less than their time: beside many who ask for much, an equal part is too little for a page. */
function priceOf(usedMs: number): number {
  return usedMs * Math.min(1, usedMs / CHEAP_MS);
}

function isIdle({ running, waiting }: Sender): boolean {
  return running === 0 && waiting.length === 0;
}
