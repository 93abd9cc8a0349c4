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
  /** Sessions of the database in all, and of one sender. */
  sessions: number;
  ofOneSender: number;
  /** So many of one sender may wait; more are refused. */
  waiting: number;
  /** So many milliseconds of the database's time, `points`, a sender may use at once; they come back in `duration` seconds. */
  budget: Limit;
}

/** Gives a turn back; `usedMs` is how long the database worked for it. */
export type EndTurn = (usedMs: number) => void;

interface Sender {
  running: number;
  /** Milliseconds used, as of `at`; they run out like water from a bucket with a hole. */
  level: number;
  at: number;
  waiting: (() => void)[];
}

/** When a sender whose questions crowd each other should come back. */
const CROWDED_MS = 2000;

/** More than so many are looked through for those that can be forgotten. */
const MOST_SENDERS = 5000;

/**
 * Shares the database's sessions among senders: one of them never has all, those who wait take turns, and whoever has used up
 * their time is refused. A sender is a visitor's network.
 */
export class Turns {
  readonly #bounds: TurnBounds;
  readonly #now: () => number;
  /** In the order in which they have their next turn. */
  readonly #senders = new Map<string, Sender>();
  #running = 0;

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
        this.#forget(name, sender);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      sender.waiting.push(start);
      this.#next();
    });
    return (usedMs) => {
      sender.running -= 1;
      this.#running -= 1;
      sender.level = this.#levelNow(sender) + usedMs;
      sender.at = this.#now();
      this.#forget(name, sender);
      this.#next();
    };
  }

  #next(): void {
    for (const [name, sender] of this.#senders) {
      if (this.#running === this.#bounds.sessions) return;
      if (sender.running === this.#bounds.ofOneSender) continue;
      const start = sender.waiting.shift();
      if (!start) continue;
      // To the end of the line.
      this.#senders.delete(name);
      this.#senders.set(name, sender);
      sender.running += 1;
      this.#running += 1;
      start();
    }
  }

  #sender(name: string): Sender {
    const known = this.#senders.get(name);
    if (known) {
      known.level = this.#levelNow(known);
      known.at = this.#now();
      return known;
    }
    if (this.#senders.size > MOST_SENDERS) for (const [each, idle] of this.#senders) this.#forget(each, idle);
    const sender = { running: 0, level: 0, at: this.#now(), waiting: [] };
    this.#senders.set(name, sender);
    return sender;
  }

  #levelNow({ level, at }: Sender): number {
    return Math.max(0, level - (this.#now() - at) * this.#perMs);
  }

  /** How many milliseconds come back with each. */
  get #perMs(): number {
    const { points, duration } = this.#bounds.budget;
    return points / (duration * 1000);
  }

  /** A sender is forgotten once it is idle and its budget is full again. */
  #forget(name: string, sender: Sender): void {
    const isIdle = sender.running === 0 && sender.waiting.length === 0;
    if (isIdle && this.#levelNow(sender) === 0) this.#senders.delete(name);
  }
}
