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
  /** Turns in all. */
  sessions: number;
  /** So many of them senders with savings have: what is answered at once with more waits inside the database instead. */
  rested: number;
  /** So many of them senders without savings have: with more, every answer takes longer. */
  lanes: number;
  /** So many of one sender may wait; more are refused. */
  waiting: number;
  /** So many milliseconds of the database's time, `points`, a sender may use at once; they come back in `duration` seconds. */
  budget: Limit;
}

export interface Turn {
  /** Others are there, too: it is to make room for whoever has savings. */
  isOfCrowd: boolean;
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

/** With savings; without; without, and cheap of late. */
type Lane = 'rested' | 'crowd' | 'cheap';

interface Sender {
  running: number;
  /** Milliseconds used, as of `at`; they run out like water from a bucket with a hole. */
  level: number;
  /** Milliseconds that its pauses have earned, less those used since. */
  savings: number;
  at: number;
  /** When it last asked or was answered. */
  quietSince: number;
  /** Milliseconds that it has had; who comes begins where those are who were served last. */
  place: number;
  /** What one of its questions takes of late. */
  usual: number;
  /** Its questions that wait, those that are known as dear last. */
  waiting: Waiting[];
}

interface Waiting {
  isDear: boolean;
  start(turn: Turn): void;
}

/** When a sender whose questions crowd each other should come back. */
const CROWDED_MS = 2000;

/** What each millisecond of a pause earns, and how much can be saved or owed: some pages' worth of questions. */
const EARNED = 0.1;
const MOST = 100;

/** Milliseconds that a turn without savings, which may hold a lock, stands aside between two statements. */
const ASIDE = 100;

/** How much cheaper questions count in what is usual; a dearer one counts at once. */
const LAST = 0.25;

/** What a question of an ordinary page takes at most, in milliseconds; one of a sender of whom nothing is known may be one. */
export const CHEAP = 40;

/** More than so many are looked through for those that can be forgotten. */
const MOST_SENDERS = 5000;

/**
 * Shares the backend's time among senders, and refuses whoever has used up theirs. A sender, which is a visitor's network, saves
 * in the pauses before its questions and pays with that for them: while its savings last, it does not wait for those who ask as
 * soon as they are answered. A pause counts also while an answer is late, or who once has to wait would wait for ever. Those who
 * never pause share some lanes in equal parts (fair queueing), and one lane more, of full priority, is for the cheap
 * questions among theirs: a newcomer does not wait for dear ones. A question that takes twice what is usual for its sender joins the
 * crowd, whoever asks; if others wait, it begins anew there, or a burst of dear questions would take every turn. No sender
 * ever has more than half of all turns.
 */
export class Turns {
  readonly #bounds: TurnBounds;
  readonly #now: () => number;
  readonly #senders = new Map<string, Sender>();
  readonly #waiting = new Set<Sender>();
  /** Lets each of those go on who stand aside. */
  readonly #aside = new Set<() => void>();
  #running = 0;
  /** Of them, those with savings, and those in the lanes. */
  #rested = 0;
  #crowd = 0;
  /** Whether the lane for cheap questions is taken. */
  #hasCheap = false;
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
    sender.savings = Math.min(MOST, sender.savings + (this.#now() - sender.quietSince) * EARNED);
    sender.quietSince = this.#now();
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
        if (sender.waiting.length === 0) this.#waiting.delete(sender);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      const firstDear = sender.waiting.findIndex((other) => other.isDear);
      sender.waiting.splice(isDear || firstDear < 0 ? sender.waiting.length : firstDear, 0, waiting);
      this.#waiting.add(sender);
      this.#next();
    });
  }

  /** Resolves once no sender with savings is being answered, or after a moment. */
  async standAside(): Promise<void> {
    if (this.#rested === 0) return;
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

  #start(sender: Sender): void {
    let lane: Lane = canPay(sender) ? 'rested' : this.#crowd < this.#bounds.lanes ? 'crowd' : 'cheap';
    const cheapMs = Math.max(CHEAP / 2, Math.min(2 * sender.usual, sender.savings));
    const next = sender.waiting.shift();
    this.#waiting.delete(sender);
    if (sender.waiting.length > 0) this.#waiting.add(sender);
    const isOfCrowd = lane === 'crowd' && (this.#running > sender.running || this.#hasOthersWaiting(sender));
    this.#place = Math.max(this.#place, sender.place);
    this.#count(lane, 1);
    sender.running += 1;
    const mayGoOn = (usedMs: number) => {
      if (lane === 'crowd') return true;
      const isInTheWay = this.#crowd >= this.#bounds.lanes || this.#hasOthersWaiting(sender);
      // What it takes in the end nobody knows yet.
      sender.usual = Math.max(sender.usual, isInTheWay ? MOST : usedMs);
      if (isInTheWay) return false;
      this.#count(lane, -1);
      lane = 'crowd';
      this.#count(lane, 1);
      this.#next();
      return true;
    };
    const end = (usedMs: number) => {
      this.#bringUpToDate(sender);
      sender.quietSince = this.#now();
      sender.running -= 1;
      sender.level += usedMs;
      sender.savings = Math.max(-MOST, sender.savings - usedMs);
      sender.usual = Math.max(usedMs, sender.usual + LAST * (usedMs - sender.usual));
      sender.place += usedMs;
      this.#count(lane, -1);
      if (this.#running + this.#waiting.size === 0) this.#place = Math.max(this.#place, sender.place);
      this.#next();
    };
    next?.start({ isOfCrowd, cheapMs, mayGoOn, end });
  }

  #count(lane: Lane, change: 1 | -1): void {
    this.#running += change;
    if (lane === 'rested') this.#rested += change;
    if (this.#rested === 0) for (const goOn of [...this.#aside]) goOn();
    if (lane === 'crowd') this.#crowd += change;
    if (lane === 'cheap') this.#hasCheap = change === 1;
  }

  #hasOthersWaiting(sender: Sender): boolean {
    return this.#waiting.size > (this.#waiting.has(sender) ? 1 : 0);
  }

  /** One with savings before one without, then the one with the fewest turns now, then with the least time so far. */
  #whoIsNext(): Sender | undefined {
    const { sessions, lanes } = this.#bounds;
    const isFull = this.#crowd >= lanes;
    const isBusy = this.#rested >= this.#bounds.rested;
    let next: Sender | undefined;
    for (const sender of this.#waiting) {
      if (this.#running >= sessions || sender.running >= sessions / 2) continue;
      if (canPay(sender) ? isBusy : isFull && !this.#isForCheap(sender)) continue;
      if (!next || isBefore(sender, next)) next = sender;
    }
    return next;
  }

  /** Not for one that has had more than its part. */
  #isForCheap({ usual, place, waiting }: Sender): boolean {
    return !this.#hasCheap && !waiting[0]?.isDear && usual <= CHEAP && place <= this.#place;
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
      savings: 0,
      usual: 0,
      at: this.#now(),
      quietSince: this.#now(),
      place: this.#place,
      waiting: [],
    };
    this.#senders.set(name, sender);
    return sender;
  }

  #bringUpToDate(sender: Sender): void {
    const passed = this.#now() - sender.at;
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

function isIdle({ running, waiting }: Sender): boolean {
  return running === 0 && waiting.length === 0;
}

/** With savings for what it has under way and its next question, of a price that is known. */
function canPay({ savings, usual, running, waiting }: Sender): boolean {
  return !waiting[0]?.isDear && usual > 0 && savings > usual * (running + 1);
}

function isBefore(one: Sender, other: Sender): boolean {
  if (canPay(one) !== canPay(other)) return canPay(one);
  return one.running === other.running ? one.place < other.place : one.running < other.running;
}
