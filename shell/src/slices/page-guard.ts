import type { Owner } from '../failures/stack-owner.ts';
import type { FrameChanges } from './frame-changes.ts';
import { OUTLET_ID } from './outlet.ts';

const LANDMARKS = 'header, main, footer';
/**
 * So often something is put back that the same release took, or that no slice took: whoever takes it each time it comes, as an add-on does
 * with sticky elements, would do so for ever, and nothing else would run between.
 */
const MOST_REPAIRS = 3;

export interface PageGuardOptions {
  /** Something was taken, by this release or by no slice, and is back. */
  onDamage(by: Owner | undefined): void;
  /** The release takes what it took as often as it comes back: it stays away. */
  onLost(by: Owner): void;
}

/** The elements that hold the page: <body>, what is rendered into, header, main, footer, the slices' place and what it is in. */
export function frameOfPage() {
  const outlet = document.getElementById(OUTLET_ID);
  const place = outlet?.parentElement;
  const main = place?.parentElement;
  const root = main?.parentElement;
  if (!outlet || !place || !main || !root) throw new Error('No layout to guard');
  const landmarks = [...root.children].filter((child) => child.matches(LANDMARKS));
  return { root, main, place, guarded: [root, place, outlet, ...landmarks] };
}

/**
 * Puts back what is taken out of the page although it is neither a slice's nor the add-on's: header, footer, <main>, the slices' place.
 * The shell's React never removes these once the site is open. `onDamage` hears of it, and which slice did it where one did. The
 * nodes themselves go back, as React knows them: nothing of them is lost. Returns how to end it.
 */
export function guardPage(frame: FrameChanges, options: PageGuardOptions): () => void {
  const { root, main, place, guarded: elements } = frameOfPage();
  const { documentElement: html, body } = document;
  const guarded = new Set<Node>([html, body, ...elements]);
  const repairs = new Repairs(options);
  const observer = new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    const missing = removed.filter((node) => guarded.has(node) && !node.parentNode);
    if (missing.length === 0) return;
    const by = frame.removedBy(changes);
    if (!repairs.allow(missing, by)) return;
    // The last one first: what followed a node when it was removed is back by then.
    for (const { target, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
      const before = nextSibling?.parentNode === target ? nextSibling : null;
      // A document has one root, and one body.
      if (target === html || target === document) for (const node of addedNodes) node.parentNode?.removeChild(node);
      for (const node of removedNodes) {
        // What went together with it goes back too; but beside the slices the shell shows and takes away its own screens.
        if (!node.parentNode && (guarded.has(node) || target !== place)) target.insertBefore(node, before);
      }
    }
    options.onDamage(by);
  });
  for (const parent of [document, html, body, root, main, place]) observer.observe(parent, { childList: true });
  const stopGuardingBars = [...root.children]
    .filter((bar) => bar.matches('header, footer') && bar.querySelector('a'))
    .map((bar) => guardContent(bar, { frame, repairs, onDamage: options.onDamage }));
  return () => {
    observer.disconnect();
    for (const stop of stopGuardingBars) stop();
  };
}

interface Guarding extends Pick<PageGuardOptions, 'onDamage'> {
  frame: FrameChanges;
  repairs: Repairs;
}

/** The same for what is in header and footer: whatever the shell changes there, links remain. */
function guardContent(bar: Element, { frame, repairs, onDamage }: Guarding): () => void {
  const observer = new MutationObserver((changes) => {
    if (bar.querySelector('a')) return;
    const by = frame.removedBy(changes);
    if (!repairs.allow([bar], by)) return;
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

/** How often each element was put back, by who had taken it. */
class Repairs {
  readonly #options: PageGuardOptions;
  readonly #done = new Map<string, Map<Node, number>>();

  constructor(options: PageGuardOptions) {
    this.#options = options;
  }

  allow(nodes: readonly Node[], by: Owner | undefined): boolean {
    const whose = by ? `${by.slice}@${by.version}` : '';
    const done = this.#done.get(whose) ?? new Map<Node, number>();
    this.#done.set(whose, done);
    for (const node of nodes) done.set(node, (done.get(node) ?? 0) + 1);
    const most = Math.max(...nodes.map((node) => done.get(node) ?? 0));
    if (by && most === MOST_REPAIRS + 1) this.#options.onLost(by);
    return most <= MOST_REPAIRS;
  }
}
