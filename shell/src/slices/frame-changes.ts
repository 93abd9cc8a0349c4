import { hearCalls, hearWrites } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

const REMOVALS = ['remove', 'replaceWith', 'removeChild', 'replaceChild', 'replaceChildren'];
const REWRITES = ['innerHTML', 'outerHTML', 'textContent', 'innerText'];
/** Older calls are of changes that nobody minded. */
const MOST_KEPT = 20;

/** Who changes the elements that hold the page, as far as a slice's file is in the stack; add-ons have methods of their own. */
export interface FrameChanges {
  /** The slice that took these out. */
  removedBy(changes: readonly Pick<MutationRecord, 'target' | 'removedNodes'>[]): Owner | undefined;
}

/**
 * Hears each call from here on, by methods of these elements alone. `heal` puts built-ins right before anybody is
 * looked for.
 */
export function hearFrame(frame: readonly Element[], heal: () => void): FrameChanges {
  let calls: { target: Element; here: Error }[] = [];
  for (const target of frame) {
    const note = (here: Error): void => {
      calls = [...calls.slice(1 - MOST_KEPT), { target, here }];
    };
    for (const method of REMOVALS) hearCalls(target, method, note);
    for (const property of REWRITES) hearWrites(target, property, note);
  }
  return {
    removedBy(changes) {
      heal();
      const made = calls.filter((call) =>
        changes.some(({ target, removedNodes }) => target === call.target || [...removedNodes].includes(call.target)),
      );
      calls = [];
      for (const { here } of made) {
        const owner = sliceBehind(here);
        if (owner) return owner;
      }
      return undefined;
    },
  };
}
