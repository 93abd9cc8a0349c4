import type { FirstPaintActs } from '../painted-page/acts.ts';
import { whenRead } from './when-read.ts';

const ROOT = document.documentElement;

/** What is in the document for those whom the gate lets in: 'other' is of another address; undefined where it shows nothing first. */
type Wanted = 'open' | 'gated' | 'other' | undefined;

/** What is read last of the document: by then the templates before it are whole. */
const LAST_READ = 'veto-config';

/**
 * Shows what the document carries: the page to whoever may see it, the gate to the others, nothing where the page will be
 * another one. Behind a gate both are in templates, and only that becomes part of the document, before the browser paints for
 * the first time; without one the page is there, for browsers without scripts, too. It cannot do anything yet: what the visitor
 * does to it is kept for the page that takes its place.
 */
export function showFirstPaint(): void {
  const wanted = ROOT.dataset.firstPaint as Wanted;
  if (!wanted) return;
  const isIn = wanted === 'open' || kept('veto_authenticated') === 'true' || isSecretLink();
  if (wanted === 'other' || (isIn && willBeAnother())) {
    whenRead(LAST_READ, dropPaint);
    return;
  }
  ROOT.dataset.shownFirst = isIn ? 'page' : 'gate';
  if (startsAtTop()) ROOT.dataset.rowsLater = '';
  if (hasSession()) ROOT.dataset.hasSession = '';
  globalThis.vetoFirstPaint = keepActs();
  whenRead(LAST_READ, () => {
    // The start may have been given up meanwhile.
    if (!ROOT.dataset.shownFirst) {
      dropPaint();
      return;
    }
    if (isIn) linkPageStyle();
    takeOutOfTemplate(isIn ? 'page' : 'gate');
  });
}

/** Not a reload or a step back, whose scroll position needs the page's whole height, nor a link to a part of it. */
function startsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate' && !location.hash;
}

function takeOutOfTemplate(part: 'page' | 'gate'): void {
  const template = document.getElementById(`first-paint-${part}`);
  if (template instanceof HTMLTemplateElement) {
    const paint = document.createElement('div');
    paint.id = 'first-paint';
    // Until its style sheet says otherwise; in a way that it can undo, unlike `hidden` alone below the page's reset.
    paint.setAttribute('hidden', 'until-found');
    paint.append(template.content);
    template.replaceWith(paint);
  }
  dropTemplates();
}

function dropTemplates(): void {
  for (const template of document.querySelectorAll('#first-paint-page, #first-paint-gate')) template.remove();
}

function dropPaint(): void {
  document.getElementById('first-paint')?.remove();
  dropTemplates();
}

/**
 * The slice's part of the page is seen once its style sheet is there. No script waits for one that a script has linked. It
 * stands behind the shell's own sheets, which say the order of the layers: the first sheet of a document to name a layer
 * decides, and a slice's has the recipes alone, which would then give way to the reset.
 */
function linkPageStyle(): void {
  const { pageStyle, pageStyleIntegrity = '' } = ROOT.dataset;
  if (!pageStyle) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity: pageStyleIntegrity, href: pageStyle });
  // Its rules need not be made again.
  link.dataset.pageStyles = 'slice';
  document.head.append(link);
}

export function hideFirstPaint(): void {
  delete ROOT.dataset.shownFirst;
  dropPaint();
  globalThis.vetoFirstPaint?.stop();
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** As `isomorphic/secret-link.ts` has it: the document says where links to it carry their secret. */
function isSecretLink(): boolean {
  const { secretIn } = ROOT.dataset;
  return secretIn === 'path' || (secretIn === 'hash' && location.hash.length > 1);
}

/** A developer's own build, a link from a mail, or a screen that sends on whoever is signed in. */
function willBeAnother(): boolean {
  if (kept('veto_overrides') || /#.*access_token=/.test(location.hash)) return true;
  return 'signedOutOnly' in ROOT.dataset && hasSession();
}

function hasSession(): boolean {
  try {
    return [localStorage, sessionStorage].some((area) =>
      Object.keys(area).some((key) => /^sb-.*-auth-token$/.test(key)),
    );
  } catch {
    return false;
  }
}

/** How long links and forms wait for the page, which goes on without a new document; then the browser goes itself. */
const PATIENCE_MS = 1_000;

const PRESSED = ['button:not([type=submit])', 'a[href]:not([target], [href^="#"])'];

const HELD = ['pointerdown', 'compositionstart'];
const LET_GO = ['pointerup', 'pointercancel', 'compositionend'];

function keepActs(): FirstPaintActs {
  const pressed: HTMLElement[] = [];
  let held = false;
  const listeners: [string, (event: Event) => unknown][] = [
    ['click', (event) => isPlain(event) && note(event, PRESSED)],
    ['submit', (event) => note(event, ['form'])],
    ...HELD.map((name): [string, () => void] => [name, () => (held = true)]),
    ...LET_GO.map((name): [string, () => void] => [name, () => (held = false)]),
  ];
  function note(event: Event, selectors: readonly string[]): void {
    const selector = selectors.map((each) => `#first-paint ${each}`).join();
    const found = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!found) return;
    event.preventDefault();
    pressed.push(found);
    if (found instanceof HTMLAnchorElement) later(found, () => location.assign(found.href));
    if (found instanceof HTMLFormElement && isSearch(found)) later(found, () => found.submit());
  }
  for (const [name, listener] of listeners) addEventListener(name, listener, true);
  return {
    pressed,
    isHeld: () => held,
    stop() {
      for (const [name, listener] of listeners) removeEventListener(name, listener, true);
    },
  };
}

function isPlain(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Its answer is a document; any other form needs a script. */
function isSearch(form: HTMLFormElement): boolean {
  return form.method === 'get' && form.hasAttribute('action');
}

/** Unless the page has taken the element's place by then. */
function later(element: HTMLElement, go: () => void): void {
  setTimeout(() => {
    if (element.isConnected) go();
  }, PATIENCE_MS);
}
