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

/**
 * Reports each call of one object's method before the method does what it always did. `hear` gets an error whose stack begins
 * here, with the caller as its second frame, and the arguments; a function that it returns gets the result.
 */
export function hearCalls(target: object, name: string, hear: (here: Error, ...args: unknown[]) => unknown): void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') return;
  const value = function (this: unknown, ...args: unknown[]): unknown {
    // The methods of a window are called without one, too.
    const self = this ?? target;
    const heard = self === target ? hear(new Error(), ...args) : undefined;
    const result: unknown = Reflect.apply(original, self, args);
    if (typeof heard === 'function') heard(result);
    return result;
  };
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
}
