import { takeOver, takeOverWhatIsThere } from '../painted-page/take-over.ts';
import type { MoveKind } from '../routing/current-answer.ts';
import { elementOf } from './fragment.ts';
import { type PageHead, setPageHead } from './head-of-page.ts';
import { createScrollMemory, type ScrollMemory, scrollWhenTallEnough } from './scroll-memory.ts';

/** The element that says politely where the visitor has arrived. */
export const ANNOUNCER_ID = 'site-announcer';
export const MAIN_ID = 'main';

/** Said on the window once a page has its content. */
export const PAGE_READY = 'veto:page-ready';

interface Arrival {
  kind: MoveKind;
  /** Where to scroll once the page has its content. */
  scrollTo: number | undefined;
  complete: boolean;
  /** What had the focus when the move began: the link that was pressed, or nothing. */
  focused: Element | null;
}

let arrival: Arrival = { kind: 'first', scrollTo: undefined, complete: false, focused: null };
let scroll: ScrollMemory | undefined;

const firstPage = Promise.withResolvers<void>();

/** Resolves when the first page of the visit has its content: what is fetched on suspicion waits for that. */
export const firstPageShown: Promise<void> = firstPage.promise;

/** Begins to follow the visitor from page to page. */
export function startArrivals(): void {
  scroll = createScrollMemory();
}

/** A move to another path. A new page starts at its top; the way back waits for the content. */
export function noteMove(kind: MoveKind): void {
  const position = scroll?.positionOfEntry();
  // A redirect while the site opens is still the opening.
  const opening = kind === 'first' || (arrival.kind === 'first' && !arrival.complete);
  if (!opening) takeOver();
  arrival = {
    kind: opening ? 'first' : kind,
    scrollTo: opening || kind === 'traverse' ? position : 0,
    complete: false,
    focused: document.activeElement,
  };
  if (arrival.scrollTo === 0) scrollTo({ top: 0, behavior: 'instant' });
}

/** The page that is open is about to be shown again, after a failure: focus and announcement follow it once more. */
export function expectPageAgain(): void {
  arrival = { kind: 'replace', scrollTo: undefined, complete: false, focused: document.activeElement };
}

/** The page that is open is about to be shown by a new build: it stays where it is scrolled to, and says nothing. */
export function expectPageInPlace(): void {
  arrival = { kind: 'first', scrollTo: scrollY, complete: false, focused: null };
}

/** A visitor who has opened a dialog meanwhile, as the bell's, keeps the focus in it: it would close without. */
function isInOtherDialog(): boolean {
  const dialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
  return dialog ? !dialog.contains(arrival.focused) : false;
}

function focusHeading(): void {
  if (isInOtherDialog()) return;
  const target = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) ?? document.getElementById(MAIN_ID);
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function announce(title: string): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = title;
}

/**
 * The page has its content: title, description, language; once for each move also focus on the h1, a polite
 * announcement and the scroll position. The first page of a visit takes neither focus nor voice: the browser's own
 * announcement of the document is under way.
 */
export function completeArrival(head: PageHead): void {
  // Not from within the effect that says so.
  queueMicrotask(takeOverWhatIsThere);
  setPageHead(head);
  dispatchEvent(new Event(PAGE_READY));
  if (arrival.complete) return;
  arrival.complete = true;
  firstPage.resolve();
  scroll?.resume();
  if (arrival.kind !== 'first') {
    focusHeading();
    announce(head.title);
  }
  // A page that has been left goes from memory with its link.
  arrival.focused = null;
  if (arrival.scrollTo) scrollWhenTallEnough(arrival.scrollTo);
  else elementOf(location.hash)?.scrollIntoView();
}
