import type { Owner } from '../failures/stack-owner.ts';
import type { FrameChanges } from './frame-changes.ts';
import { OUTLET_ID } from './outlet.ts';

const LANDMARKS = 'header, main, footer';
/** So often something is put back that no slice took: an add-on that takes sticky elements away would do so for ever. */
const MOST_REPAIRS = 3;

/** The elements that hold the page: <body>, what is rendered into, header, main, footer, the slices' place and what it is in. */
export function frameOfPage() {
  const outlet = document.getElementById(OUTLET_ID);
  const place = outlet?.parentElement;
  const main = place?.parentElement;
  const root = main?.parentElement;
  if (!outlet || !place || !main || !root) throw new Error('The layout was not rendered before its page was guarded');
  const landmarks = [...root.children].filter((child) => child.matches(LANDMARKS));
  return { root, main, place, guarded: [root, place, outlet, ...landmarks] };
}

/**
 * Puts back what is taken out of the page although it is neither a slice's nor the add-on's: header, footer, <main>, the slices' place.
 * The shell's React never removes these once the site is open. `onDamage` hears of it, and which slice did it where one did. The
 * nodes themselves go back, as React knows them: nothing of them is lost. Returns how to end it.
 */
export function guardPage(frame: FrameChanges, onDamage: (by: Owner | undefined) => void): () => void {
  const { root, main, place, guarded: elements } = frameOfPage();
  const guarded = new Set<Node>(elements);
  const repairs = new RepairsOfOthers();
  const observer = new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    const missing = removed.filter((node) => guarded.has(node) && !node.parentNode);
    if (missing.length === 0) return;
    const by = frame.removedBy(changes);
    if (!by && !repairs.allow(missing)) return;
    // The last one first: what followed a node when it was removed is back by then.
    for (const { target, removedNodes, nextSibling } of changes.toReversed()) {
      const before = nextSibling?.parentNode === target ? nextSibling : null;
      for (const node of removedNodes) {
        // What went together with it goes back too; but beside the slices the shell shows and takes away its own screens.
        if (!node.parentNode && (guarded.has(node) || target !== place)) target.insertBefore(node, before);
      }
    }
    onDamage(by);
  });
  for (const parent of [document.body, root, main, place]) observer.observe(parent, { childList: true });
  const stopGuardingBars = [...root.children]
    .filter((bar) => bar.matches('header, footer') && bar.querySelector('a'))
    .map((bar) => guardContent(bar, { frame, repairs, onDamage }));
  return () => {
    observer.disconnect();
    for (const stop of stopGuardingBars) stop();
  };
}

interface Guarding {
  frame: FrameChanges;
  repairs: RepairsOfOthers;
  onDamage(by: Owner | undefined): void;
}

/** The same for what is in header and footer: whatever the shell changes there, links remain. */
function guardContent(bar: Element, { frame, repairs, onDamage }: Guarding): () => void {
  const observer = new MutationObserver((changes) => {
    if (bar.querySelector('a')) return;
    const by = frame.removedBy(changes);
    if (!by && !repairs.allow([bar])) return;
    for (const { target, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
      for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
      const before = nextSibling?.parentNode === target ? nextSibling : null;
      for (const node of removedNodes) target.insertBefore(node, before);
    }
    // What was just put back is no damage.
    observer.takeRecords();
    onDamage(by);
  });
  observer.observe(bar, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** How often each element was put back that no slice had taken. */
class RepairsOfOthers {
  readonly #done = new Map<Node, number>();

  allow(nodes: readonly Node[]): boolean {
    for (const node of nodes) this.#done.set(node, (this.#done.get(node) ?? 0) + 1);
    return nodes.every((node) => (this.#done.get(node) ?? 0) <= MOST_REPAIRS);
  }
}
