import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/** Older calls are of changes that nobody minded. */
const MOST_KEPT = 20;

/** Who changes the elements that hold the page, as far as a slice's file is in the stack; add-ons have methods of their own. */
export interface FrameChanges {
  /** The slice that took these out. */
  removedBy(changes: readonly Pick<MutationRecord, 'target' | 'removedNodes'>[]): Owner | undefined;
}

/** Keeps the latest calls by methods of these elements, each told by `hear`. `heal` puts built-ins right before anybody is looked for. */
export function keepFrameChanges(heal: () => void): FrameChanges & { hear(element: Node, here: Error): void } {
  let calls: { target: Node; here: Error }[] = [];
  return {
    hear(target, here) {
      calls = [...calls.slice(1 - MOST_KEPT), { target, here }];
    },
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
