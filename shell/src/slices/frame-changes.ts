import { hearCalls, hearWrites } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

const REMOVALS = ['remove', 'replaceWith', 'removeChild', 'replaceChild', 'replaceChildren'];
const REWRITES = ['innerHTML', 'outerHTML', 'textContent', 'innerText'];
const INSERTIONS = ['appendChild', 'insertBefore', 'append', 'prepend', 'insertAdjacentElement', 'replaceChildren'];
/** Older calls are of changes that nobody minded. */
const MOST_KEPT = 20;

/** Who changes the elements that hold the page, as far as a slice's file is in the stack; add-ons have methods of their own. */
export interface FrameChanges {
  /** The slice that took these out. */
  removedBy(changes: readonly Pick<MutationRecord, 'target' | 'removedNodes'>[]): Owner | undefined;
  /** The slice that put the element, or one that it is in, right into the head or body. */
  putBy(element: Element): Owner | undefined;
}

/**
 * Hears each call from here on, by methods of these elements and the body alone. `heal` puts built-ins right before anybody is
 * looked for; `onPut` hears of what is about to be put right into head or body.
 */
export function hearFrame(
  frame: readonly Element[],
  heal: () => void,
  onPut: (node: unknown) => void = () => {},
): FrameChanges {
  let calls: { target: Element; here: Error }[] = [];
  const put = new WeakMap<Element, Error>();
  for (const target of frame) {
    const note = (here: Error): void => {
      calls = [...calls.slice(1 - MOST_KEPT), { target, here }];
    };
    for (const method of REMOVALS) hearCalls(target, method, note);
    for (const property of REWRITES) hearWrites(target, property, note);
  }
  for (const place of [document.documentElement, document.head, document.body])
    for (const method of INSERTIONS)
      hearCalls(place, method, (here, ...nodes) => {
        for (const node of nodes) {
          onPut(node);
          if (node instanceof Element) put.set(node, here);
          // The second one was there before.
          if (method === 'insertBefore') break;
        }
      });
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
    putBy(element) {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const here = put.get(each);
        if (here) return sliceBehind(here);
      }
      return undefined;
    },
  };
}
