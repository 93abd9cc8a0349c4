import type { Owner } from '../failures/stack-owner.ts';
import { type Locks, openLeftLocks, readLocks } from '../leavings/body-locks.ts';
import { whenIdle } from '../site/idle-prefetch.ts';
import { hearAdoptions } from './adopted-sheets.ts';
import { watchFrameLocks } from './frame-locks.ts';
import { hasOpenDialog } from './open-dialog.ts';
import { isOnPage } from './outlet.ts';
import { outletStore } from './outlet-state.ts';
import { guardPresses } from './press-guard.ts';
import type { SlicesOnPage } from './register-slices.ts';
import { startSlices } from './run-slices.ts';
import { type SliceSheet, sliceSheets, switchSheets } from './slice-sheets.ts';

/** Of the header's width: where it must answer. A small thing of a slice's may lie over one of them. */
const POINTS = [1 / 6, 1 / 2, 5 / 6];
/** Below this nobody sees it. */
const LEAST_OPACITY = 0.1;
/** So long a page that was left may take to fade its dialogs out. */
const FADING_MS = 1000;
/** So long it must last: a page may move over the header while it comes. */
const LASTING_MS = 300;

/** Whether visitors see the header and can press it. */
export function headerAnswers(header: Element): boolean {
  let opacity = 1;
  for (let each: Element | null = header; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity);
  if (opacity < LEAST_OPACITY || getComputedStyle(header).visibility !== 'visible') return false;
  return POINTS.filter((at) => header.contains(elementAt(header, at))).length >= 2;
}

function elementAt(header: Element, at: number): Element | null {
  const { left, top, width, height } = header.getBoundingClientRect();
  return width > 0 && height > 0 ? document.elementFromPoint(left + width * at, top + height / 2) : null;
}

/** Which release keeps visitors from the header, and how: by an element of its own over it, else by a sheet without which it answers. */
export function whoHidesHeader(
  header: Element,
  sheets: readonly SliceSheet[],
  ownerOf: (element: Element) => Owner | undefined,
): { by: Owner; how: string; over?: Element } | undefined {
  for (const at of POINTS) {
    const over = elementAt(header, at);
    const by = over && !header.contains(over) ? ownerOf(over) : undefined;
    if (over && by) return { by, over, how: `its <${over.tagName.toLowerCase()}> covered the header` };
  }
  const on = sheets.filter(({ sheet }) => !sheet.disabled);
  // One by one, then all of a release: two sheets may hide it together.
  const suspects = [...on.map((each) => [each]), ...Map.groupBy(on, ({ owner }) => keyOf(owner)).values()];
  const guilty = suspects.find((several) => answersWithout(header, several));
  const [first] = guilty ?? [];
  if (!guilty || !first) return undefined;
  return {
    by: first.owner,
    how: `its style sheet ${guilty.map(({ name }) => name).join(', ')} hid or covered the header`,
  };
}

function answersWithout(header: Element, sheets: readonly SliceSheet[]): boolean {
  switchSheets(sheets, () => true);
  const answers = headerAnswers(header);
  switchSheets(sheets, () => false);
  return answers;
}

const keyOf = ({ slice, version }: Owner) => `${slice}@${version}`;

/**
 * Takes a release's style sheets off with its last place, and leaves a release that hides or covers the header for the one before.
 * A cover of an add-on is nobody's fault, and a dialog covers the page by right. Opens what locks the page. Begun once the first
 * page is shown: it looks at what is there by then, and after each mount and each sheet that arrives.
 */
export function guardHeader(): void {
  const header = document.querySelector('#veto > header');
  if (!header) return;
  let onPage: SlicesOnPage | undefined;
  const failed = new Set<string>();
  const ownerOf = (put: Element | CSSStyleSheet) => onPage?.ownerOf(put);
  const sheets = () => sliceSheets(ownerOf);
  /** A <style> is not its build's: unlike files and adopted sheets it stays, unless its release has failed by it. */
  const settle = () => {
    const governed = sheets().filter(({ owner, name }) => name !== '<style>' || failed.has(keyOf(owner)));
    switchSheets(governed, (owner) => !isOnPage(owner));
  };
  const accuse = () => {
    if (headerAnswers(header)) return;
    const opened = frameLocks.open(locks);
    if (opened?.by) onPage?.failRelease(opened.by, new Error(`it locked the page: ${opened.what}`));
    if (opened || hasOpenDialog()) return;
    const found = whoHidesHeader(header, sheets(), ownerOf);
    if (!found) return;
    failed.add(keyOf(found.by));
    onPage?.failRelease(found.by, new Error(found.how));
    settle();
    // Outside its place nobody takes it away.
    const left = found.over?.isConnected && found.over.closest<HTMLElement>('body > :not(#veto)');
    if (left) left.style.setProperty('display', 'none', 'important');
  };
  let isLooking = false;
  const look = () => {
    if (isLooking) return;
    isLooking = true;
    whenIdle(() => {
      isLooking = false;
      if (!headerAnswers(header)) setTimeout(accuse, LASTING_MS);
    }, LASTING_MS);
  };
  const frameLocks = watchFrameLocks(look, ownerOf);
  let locks: Locks = new Map();
  /** A sheet may come after its release has left. */
  const arrive = () => {
    settle();
    look();
  };
  const awaitSheet = (link: HTMLLinkElement) => link.addEventListener('load', arrive, { once: true });
  const begin = async () => {
    settle();
    const found = await startSlices();
    if (!onPage) found.guardPresses(guardPresses);
    onPage = found;
    look();
  };
  // The place of a release is given its version before the release is mounted.
  new MutationObserver(() => void begin()).observe(document, { subtree: true, attributeFilter: ['data-version'] });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement) awaitSheet(node);
      else if (node instanceof HTMLStyleElement) look();
  }).observe(document.head, { childList: true });
  hearAdoptions(look);
  // What was asked for before this file came may arrive after it.
  for (const link of document.head.querySelectorAll('link')) awaitSheet(link);
  /** The next page is no worse for what the one before has forgotten to give back: scrolling, presses, a header that can be read. */
  const openLocks = () => {
    const [before, atLeave] = [locks, readLocks()];
    locks = new Map();
    setTimeout(() => {
      openLeftLocks(before, atLeave);
      // What has been locked since is of the page that came meanwhile.
      locks = new Map([...readLocks()].filter(([key, { value }]) => atLeave.get(key)?.value === value));
    }, FADING_MS);
  };
  outletStore.subscribe(({ phase, slice }, before) => {
    settle();
    if (before.slice !== null && slice !== before.slice) openLocks();
    if (phase === 'mounted') look();
  });
  if (outletStore.getState().slice !== null) {
    void begin();
    return;
  }
  // The first slice may have left before this file came.
  settle();
  openLocks();
}
