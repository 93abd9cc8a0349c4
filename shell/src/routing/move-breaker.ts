/** So many changes of page, without anything that the visitor did, are a loop and no site. */
export const MOST_MOVES = 20;
export const WITHIN_MS = 5_000;
/** A mover that was stopped may move again once it has not tried to for so long. */
const CALM_MS = 5_000;

/**
 * Tells a visitor's moves from those of a loop. Whoever makes one move too many is stopped: what it asks for is refused
 * until it has been calm for a while, and everybody else goes on. What the visitor does is always allowed.
 */
export class MoveBreaker {
  readonly #onTrip: (mover: string) => void;
  readonly #lastTry = new Map<string, number>();
  #moves: number[] = [];

  /** `onTrip` hears who is stopped, at the moment it is. */
  constructor(onTrip: (mover: string) => void) {
    this.#onTrip = onTrip;
  }

  /** The visitor has done something: whatever moved before was no loop. */
  noteInput(): void {
    this.#moves = [];
  }

  /** The visitor wants to see what was stopped again. */
  resume(): void {
    this.#moves = [];
    this.#lastTry.clear();
  }

  /** Whether the mover is stopped, which is no calmer for having asked; `mover` is asked only where somebody is. */
  refuses(at: number, mover: () => string): boolean {
    for (const [stopped, tried] of this.#lastTry) if (at - tried >= CALM_MS) this.#lastTry.delete(stopped);
    return this.#lastTry.size > 0 && this.#isStopped(mover(), at);
  }

  /** Whether a move to another page may happen; `at` is in milliseconds, `mover` is asked only where it matters. */
  allows(at: number, mover: () => string): boolean {
    if (this.refuses(at, mover)) return false;
    this.#moves = [...this.#moves.filter((moved) => at - moved < WITHIN_MS), at];
    if (this.#moves.length <= MOST_MOVES) return true;
    this.#moves = [];
    this.#lastTry.set(mover(), at);
    this.#onTrip(mover());
    return false;
  }

  #isStopped(mover: string, at: number): boolean {
    if (!this.#lastTry.has(mover)) return false;
    this.#lastTry.set(mover, at);
    return true;
  }
}
