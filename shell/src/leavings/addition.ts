import type { Owner } from '../failures/stack-owner.ts';

/** What somebody put onto the page outside of its own place. */
export interface Addition {
  /** Made in the call that added it; its stack is read only for what is still there when somebody leaves. */
  here: Error;
  /** In milliseconds since the page was opened. */
  at: number;
}

/** Whose an addition is that its owner left behind; 'kept' for one that may stay, undefined for one that nobody need watch. */
export type Verdict = Owner | 'kept' | undefined;

/** What was left, and whose it was; it is gone by now. */
export interface Left {
  owner: Owner;
  /** '<div#promo>', 'a listener of the window (scroll)'. */
  what: string;
}

/** So many are kept in mind; then those that are gone by themselves are forgotten. */
export const MOST_KEPT = 200;
