import { LIFECYCLE_LIMIT_MS } from '../federation/time-limit.ts';
import { hasAnswers } from './answers-of-document.ts';
import { handOver } from './hand-over.ts';

/**
 * What the document shows until the page is there: the page, the page within the shell's own frame, the one part of it that the
 * page has yet to render, or the gate.
 */
type ShownFirst = 'page' | 'main' | 'part' | 'gate' | undefined;

/** The layout's element at the start of <main>; React renders it and never looks inside. */
export const FIRST_PAINT_PLACE_ID = 'first-paint-place';

const FIELDS = 'input, select, textarea';
/** By which a page, a card and the gate differ from the skeletons that stand in for them. */
const CONTENT = `h1, a[href], button, ${FIELDS}`;

const data = () => document.documentElement.dataset;
const shown = () => data().shownFirst as ShownFirst;
const ofShell = (selector = '') => document.querySelector(`#veto${selector}`);

/**
 * Has what the document shows replaced by the page within the shell's layout, or by the gate, in the very step in which React puts that
 * into the document: no script and no eye ever finds both. The layout alone, where somebody presses before the page is there
 * or the page takes long. Call it before anything is rendered.
 */
export function awaitPage(): void {
  const root = ofShell();
  if (!root || !shown()) return;
  let isFrameThere = false;
  const observer = new MutationObserver(() => {
    if (!isFrameThere && shown() === 'page' && document.getElementById(FIRST_PAINT_PLACE_ID)) {
      isFrameThere = true;
      awaitFrame();
    }
    if (shown() === 'part') {
      if (isPartThere()) takeOver();
    } else if (shown() && isThere()) takeOver();
    if (!shown()) observer.disconnect();
  });
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'data-painted-part'],
  });
}

/**
 * Whether the page is there by now, with fields for what may have been written: a skeleton may have a heading. A slice that is
 * being mounted is hidden until it is.
 */
function isThere(): boolean {
  const place = (shown() !== 'gate' && ofShell(' main')) || ofShell();
  const wanted = document.querySelector(`#first-paint :is(${FIELDS})`) ? FIELDS : CONTENT;
  const isFound = ofPage(place, wanted).length > 0;
  if (!isFound || isAsFull(place)) return isFound;
  if (lacksPartOnly(place)) takeOverButPart();
  else if (!waitsForParts) {
    setTimeout(takeOver, PATIENCE_MS);
    waitsForParts = true;
  }
  return false;
}

function ofPage(place: Element | null, selector: string): Element[] {
  return [...(place?.querySelectorAll(selector) ?? [])].filter(
    (element) => !element.closest(`[hidden], #${FIRST_PAINT_PLACE_ID}, #first-paint`),
  );
}

/** In the painted page, without the frame around it. */
const ofPaint = (selector: string) => [
  ...document.querySelectorAll(`#first-paint ${shown() === 'page' ? 'main ' : ''}${selector}`),
];

/** Chakra's class for what stands in for something that is on its way. */
const SKELETONS = '.chakra-skeleton';
/** What slice-kit's `PaintedPart` says of a part that takes long to render. */
const PART = '[data-painted-part]';
const WAITING_PART = '[data-painted-part=waiting]';
let waitsForParts = false;

/**
 * Whether the page shows all that the painted one does: parts of it may be on their way, also where it has the answers, and
 * what can be read already must not go away meanwhile.
 */
function isAsFull(place: Element | null): boolean {
  return ofPage(place, WAITING_PART).length === 0 && hasFewSkeletons(ofPage(place, SKELETONS), ofPaint(SKELETONS));
}

/** A page without answers has more than the painted one, and replaces it with them. */
function hasFewSkeletons(own: readonly Element[], painted: readonly Element[]): boolean {
  return !hasAnswers() || own.length <= painted.length;
}

/** Whether the page's own part shows all that the painted one does. */
function isPartThere(): boolean {
  const part = ofPage(ofShell(' main'), PART)[0];
  return part === undefined || (part.matches(`:not(${WAITING_PART})`) && isAsFull(part));
}

/** Whether everything is there but the part that the page renders last. */
function lacksPartOnly(place: Element | null): boolean {
  const outside = (elements: Element[]) => elements.filter((element) => !element.closest(PART));
  const isPartOfBoth = ofPage(place, PART).length === 1 && ofPaint(PART).length === 1;
  return (
    shown() !== 'gate' &&
    isPartOfBoth &&
    hasFewSkeletons(outside(ofPage(place, SKELETONS)), outside(ofPaint(SKELETONS)))
  );
}

/** How long the painted header waits for the page: the shell's own beside the painted page costs a layout. */
const FRAME_PATIENCE_MS = 2_000;

/** The shell has rendered its layout. It is seen with the page, or before that if somebody presses something or the page takes long. */
function awaitFrame(): void {
  if (pressed().length > 0) void exchangeFrame();
  addEventListener('click', () => void exchangeFrame(), { once: true });
  setTimeout(exchangeFrame, FRAME_PATIENCE_MS);
  setTimeout(takeOver, LIFECYCLE_LIMIT_MS);
  // Nothing of the page is seen where its style sheet did not come: then what the shell shows meanwhile is better. The frame
  // after this one knows, without a layout more.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isPageSeen = ofPaint('*').some((element) => element.getBoundingClientRect().height > 0);
      if (!isPageSeen) takeOver();
    }),
  );
}

/** At once, unless a finger is down on the painted header: nothing of the layout is seen until it is lifted. */
async function exchangeFrame(): Promise<void> {
  if (isHeld()) await whenLetGo();
  if (shown() === 'page') takeOverFrame();
}

/** The shell's header takes the place of the painted one, and the painted page moves into its <main> until the real one is there. */
function takeOverFrame(): void {
  const paint = document.getElementById('first-paint');
  const place = document.getElementById(FIRST_PAINT_PLACE_ID);
  const [header, main] = [paint?.querySelector('header'), paint?.querySelector('main')];
  const ownHeader = ofShell(' header');
  if (!paint || !place || !header || !main || !ownHeader) {
    takeOver();
    return;
  }
  const focused = document.activeElement;
  const frame = [...paint.children];
  move(paint, place);
  for (const child of [...main.children]) move(child, paint);
  for (const part of frame) part.remove();
  data().shownFirst = 'main';
  if (focused instanceof HTMLElement && paint.contains(focused)) focused.focus({ preventScroll: true });
  handOver(header, ownHeader, { pressed: pressed(), focused });
}

/**
 * The page takes the place of the first paint, but for the part that it has yet to render: that goes on to show what the document
 * does, within the page's own.
 */
function takeOverButPart(): void {
  if (isHeld()) {
    onceLetGo(takeOverWhatIsThere);
    return;
  }
  if (shown() === 'page') takeOverFrame();
  const paint = document.getElementById('first-paint');
  const main = ofShell(' main');
  const part = ofPage(main, PART)[0];
  const painted = paint?.querySelector(PART);
  if (!paint || !main || !part || !painted) {
    takeOver();
    return;
  }
  const focused = document.activeElement;
  const rest = document.createElement('div');
  rest.id = paint.id;
  part.prepend(rest);
  move(painted, rest);
  paint.remove();
  data().shownFirst = 'part';
  if (focused instanceof HTMLElement && rest.contains(focused)) focused.focus({ preventScroll: true });
  handOver(paint, main, { pressed: pressed(), focused });
}

/** The page says that it is there: all of it, or all but the part that takes long to render. */
export function takeOverWhatIsThere(): void {
  if (shown() === 'part') return;
  const main = ofShell(' main');
  if (!isAsFull(main) && lacksPartOnly(main)) takeOverButPart();
  else takeOver();
}

/** With its scroll positions and what is being composed in it, where the browser can. */
function move(element: Element, parent: Element): void {
  // biome-ignore lint/plugin: only where the browser has it.
  if (typeof parent.moveBefore === 'function') parent.moveBefore(element, null);
  else parent.append(element);
}

/** What ends a press or a composed word; the click comes after it. */
const LET_GO = ['pointerup', 'pointercancel', 'compositionend'];

const isHeld = () => globalThis.vetoFirstPaint?.isHeld() ?? false;

/** So long the shell waits for a finger that is down on the first paint, a word half composed in it, or the last parts of a page. */
const PATIENCE_MS = 3_000;

/** Resolves when nothing in the first paint is held any more. */
async function whenLetGo(): Promise<void> {
  await new Promise<void>((resolve) => {
    onceLetGo(resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
}

function onceLetGo(run: () => void): void {
  for (const event of LET_GO) addEventListener(event, () => setTimeout(run), { once: true });
}

/**
 * The page, or what the shell shows in its place, takes the place of the first paint: in one step, with what the visitor
 * did to it meanwhile. At once, unless a finger is down on it.
 */
export function takeOver(): void {
  if (!shown()) return;
  if (isHeld()) {
    onceLetGo(takeOver);
    return;
  }
  const paint = document.getElementById('first-paint');
  const to = shown() === 'part' ? paint?.parentElement : ofShell(shown() === 'main' ? ' main' : '');
  const focused = document.activeElement;
  paint?.remove();
  delete data().shownFirst;
  globalThis.vetoFirstPaint?.stop();
  if (paint && to) handOver(paint, to, { pressed: pressed(), focused });
}

function pressed(): readonly HTMLElement[] {
  return globalThis.vetoFirstPaint?.pressed ?? [];
}
