import type { Limit } from '../limits.ts';
import {
  busyAfter,
  busyWith,
  isBefore,
  isIdle,
  isKnown,
  isKnownAsLight,
  MOST,
  NEW,
  type Next,
  type Sender,
} from './sender.ts';

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
  /** Turns in all. */
  sessions: number;
  /** So many of them light senders have: what is answered at once with more waits inside the database instead. */
  light: number;
  /** So many of them anybody has: with more, every answer takes longer. */
  lanes: number;
  /** So many of one sender may wait; more are refused. */
  waiting: number;
  /** So many milliseconds of the database's time, `points`, a sender may use at once; they come back in `duration` seconds. */
  budget: Limit;
}

export interface Turn {
  /** Others are there, too: it stands aside for light senders. */
  isOfCrowd: boolean;
  /** Nothing is known of its sender. */
  isNew: boolean;
  /** Milliseconds after which it is to be asked whether it may go on. */
  readonly cheapMs: number;
  /**
   * Whether it may go on, although it has taken `usedMs`, which is more than cheap: it is one of the crowd, or becomes one while
   * that has room. One that may not is to be given back, and taken anew as a dear one.
   */
  mayGoOn(usedMs: number): boolean;
  /** Gives the turn back; `usedMs` is how long the database and this process took for it. */
  end(usedMs: number): void;
}

/** Of light senders; of anybody; of somebody of whom nothing is known. */
type Lane = 'light' | 'crowd' | 'newcomer';

/** When a sender whose questions crowd each other should come back. */
const CROWDED_MS = 2000;

/** Milliseconds that a turn of the crowd, which may hold a lock, stands aside between two statements. */
const ASIDE = 100;

/** How much cheaper questions count in what is usual; a dearer one counts at once. */
const LAST = 0.25;

/** What a question of an ordinary page takes at most, in milliseconds; one of a sender of whom nothing is known may be one. */
export const CHEAP = 40;

/** More than so many are looked through for those that can be forgotten. */
const MOST_SENDERS = 5000;

/**
 * Shares the backend's time among senders, and refuses whoever has used up theirs. A sender is a visitor's network. Light senders
 * have turns that nobody else gets: little work of theirs was under way of late. Whoever asks again as soon as it is answered
 * always has some, however slow the machine is and however many ask, and an ordinary visitor hardly any. All others share some
 * lanes in equal parts (fair queueing), and one turn more, of full priority, is for newcomers, or they would wait for dear questions.
 * A question that takes twice what is usual for its sender joins the crowd, whoever asks; if others wait, it begins anew there, or
 * a burst of dear questions would take every turn. No sender ever has more than half of all turns.
 */
export class Turns {
  readonly #bounds: TurnBounds;
  readonly #now: () => number;
  readonly #senders = new Map<string, Sender>();
  readonly #waiting = new Set<Sender>();
  /** Lets each of those go on who stand aside. */
  readonly #aside = new Set<() => void>();
  #running = 0;
  /** Of them, by lane. */
  readonly #taken: Record<Lane, number> = { light: 0, crowd: 0, newcomer: 0 };
  /** Where the sender is who began last. */
  #place = 0;

  constructor(bounds: TurnBounds, now = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /**
   * Resolves when it is the sender's turn; for a question that is known as dear, one of the crowd's.
   * @throws BudgetSpent; the signal's reason when it is aborted before.
   */
  async take(name: string, signal: AbortSignal, isDear = false): Promise<Turn> {
    signal.throwIfAborted();
    const sender = this.#sender(name);
    if (isIdle(sender)) sender.place = Math.max(sender.place, this.#place);
    const excess = sender.level - this.#bounds.budget.points;
    if (excess > 0) throw new BudgetSpent(excess / this.#perMs);
    if (sender.waiting.length >= this.#bounds.waiting) throw new BudgetSpent(CROWDED_MS);
    return new Promise<Turn>((resolve, reject) => {
      const waiting = {
        isDear,
        start(turn: Turn) {
          signal.removeEventListener('abort', leave);
          resolve(turn);
        },
      };
      const leave = () => {
        this.#bringUpToDate(sender);
        sender.waiting.splice(sender.waiting.indexOf(waiting), 1);
        this.#note(sender);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      const firstDear = sender.waiting.findIndex((other) => other.isDear);
      sender.waiting.splice(isDear || firstDear < 0 ? sender.waiting.length : firstDear, 0, waiting);
      this.#note(sender);
      this.#next();
    });
  }

  /** Resolves once no light sender is being answered, or after a moment. */
  async standAside(): Promise<void> {
    if (this.#taken.light === 0) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(late);
        this.#aside.delete(goOn);
        resolve();
      };
      const late = setTimeout(goOn, ASIDE);
      this.#aside.add(goOn);
    });
  }

  #next(): void {
    for (let next = this.#whoIsNext(); next; next = this.#whoIsNext()) this.#start(next);
  }

  #start({ sender, isLight }: Next): void {
    let lane: Lane = isLight ? 'light' : this.#taken.crowd < this.#bounds.lanes ? 'crowd' : 'newcomer';
    const cheapMs = Math.max(CHEAP / 2, Math.min(2 * sender.usual, MOST));
    const next = sender.waiting.shift();
    // With more to ask, it is now the last of those who wait.
    this.#waiting.delete(sender);
    this.#note(sender);
    const isNew = !isKnown(sender);
    const isOfCrowd = !isLight && (this.#running > sender.running || this.#hasOthersWaiting(sender));
    this.#place = Math.max(this.#place, sender.place);
    this.#count(lane, 1);
    sender.running += 1;
    const mayGoOn = (usedMs: number) => {
      if (lane === 'crowd') return true;
      const isInTheWay = this.#taken.crowd >= this.#bounds.lanes || this.#hasOthersWaiting(sender);
      // What it takes in the end nobody knows yet.
      sender.usual = Math.max(sender.usual, isInTheWay ? MOST : usedMs);
      if (isInTheWay) sender.busy = 1;
      else {
        this.#count(lane, -1);
        lane = 'crowd';
        this.#count(lane, 1);
        this.#next();
      }
      return !isInTheWay;
    };
    const end = (usedMs: number) => {
      this.#bringUpToDate(sender);
      sender.running -= 1;
      sender.level += usedMs;
      sender.usual = Math.max(usedMs, sender.usual + LAST * (usedMs - sender.usual));
      // How long it has waited until it was known says nothing about it.
      sender.busy = isNew ? NEW : busyWith(sender, usedMs);
      if (lane !== 'light') sender.place += usedMs;
      this.#count(lane, -1);
      if (this.#running + this.#waiting.size === 0) this.#place = Math.max(this.#place, sender.place);
      this.#next();
    };
    next?.start({ isOfCrowd, isNew, cheapMs, mayGoOn, end });
  }

  #count(lane: Lane, change: 1 | -1): void {
    this.#running += change;
    this.#taken[lane] += change;
    if (this.#taken.light === 0) for (const goOn of [...this.#aside]) goOn();
  }

  /** Keeps in mind whether a sender waits, each in the place of its first question. */
  #note(sender: Sender): void {
    if (sender.waiting.length > 0) this.#waiting.add(sender);
    else this.#waiting.delete(sender);
  }

  #hasOthersWaiting(sender: Sender): boolean {
    return this.#waiting.size > (this.#waiting.has(sender) ? 1 : 0);
  }

  #whoIsNext(): Next | undefined {
    const { sessions, lanes, light } = this.#bounds;
    const isFull = this.#taken.crowd >= lanes;
    const isBusy = this.#taken.light >= light;
    let next: Next | undefined;
    for (const sender of this.#waiting) {
      if (this.#running >= sessions || sender.running >= sessions / 2) continue;
      this.#bringUpToDate(sender);
      const isLight = isKnownAsLight(sender);
      if (isLight ? isBusy : isFull && !this.#isForNewcomer(sender)) continue;
      const candidate = { sender, isLight };
      if (!next || isBefore(candidate, next)) next = candidate;
    }
    return next;
  }

  #isForNewcomer(sender: Sender): boolean {
    return this.#taken.newcomer === 0 && !isKnown(sender) && !sender.waiting[0]?.isDear;
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
      busy: 0,
      usual: 0,
      at: this.#now(),
      place: this.#place,
      waiting: [],
    };
    this.#senders.set(name, sender);
    return sender;
  }

  #bringUpToDate(sender: Sender): void {
    const passed = this.#now() - sender.at;
    sender.busy = busyAfter(sender, passed);
    sender.level = Math.max(0, sender.level - passed * this.#perMs);
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
