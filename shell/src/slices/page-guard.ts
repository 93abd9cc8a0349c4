import { OUTLET_ID } from './outlet.ts';

const LANDMARKS = 'header, main, footer';

/**
 * Puts back what a slice takes out of the page although it is not its own: header, footer, <main>, the slices' place. The
 * shell's React never removes these once the site is open, so that it was a slice; `onDamage` hears of it. The nodes
 * themselves go back, as React knows them: nothing of them is lost. Returns how to end it.
 */
export function guardPage(onDamage: () => void): () => void {
  const outlet = document.getElementById(OUTLET_ID);
  const place = outlet?.parentElement;
  const main = place?.parentElement;
  const root = main?.parentElement;
  if (!outlet || !place || !main || !root) throw new Error('The layout was not rendered before its page was guarded');
  const guarded = new Set<Node>([
    root,
    place,
    outlet,
    ...[...root.children].filter((child) => child.matches(LANDMARKS)),
  ]);
  const observer = new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    if (!removed.some((node) => guarded.has(node) && !node.parentNode)) return;
    // The last one first: what followed a node when it was removed is back by then.
    for (const { target, removedNodes, nextSibling } of changes.toReversed()) {
      const before = nextSibling?.parentNode === target ? nextSibling : null;
      for (const node of removedNodes) {
        // What went together with it goes back too; but beside the slices the shell shows and takes away its own screens.
        if (!node.parentNode && (guarded.has(node) || target !== place)) target.insertBefore(node, before);
      }
    }
    onDamage();
  });
  for (const parent of [document.body, root, main, place]) observer.observe(parent, { childList: true });
  const stopGuardingBars = [...root.children]
    .filter((bar) => bar.matches('header, footer') && bar.querySelector('a'))
    .map((bar) => guardContent(bar, onDamage));
  return () => {
    observer.disconnect();
    for (const stop of stopGuardingBars) stop();
  };
}

/** The same for what is in header and footer: whatever the shell changes there, links remain. */
function guardContent(bar: Element, onDamage: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    if (bar.querySelector('a')) return;
    for (const { target, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
      for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
      const before = nextSibling?.parentNode === target ? nextSibling : null;
      for (const node of removedNodes) target.insertBefore(node, before);
    }
    // What was just put back is no damage.
    observer.takeRecords();
    onDamage();
  });
  observer.observe(bar, { childList: true, subtree: true });
  return () => observer.disconnect();
}
