import { hasOpenDialog } from '../slices/open-dialog.ts';
import { described } from './added-elements.ts';

const ATTRIBUTES = ['inert', 'hidden', 'contenteditable', 'aria-hidden', 'data-scroll-lock', 'data-inert'];
const STYLES = [
  'overflow',
  'overflow-y',
  'pointer-events',
  'position',
  'touch-action',
  'visibility',
  'display',
  'opacity',
];
const HOLDERS = '#veto, #veto > header, #veto > main, #veto > footer';

/** What keeps the page from being seen, scrolled, pressed or read, as it stands on one of the elements that hold all others. */
interface Lock {
  /** undefined for the document itself. */
  element: HTMLElement | undefined;
  name: string;
  value: string;
  read(): string;
  write(value: string): void;
}

/** The locks of the page, by element and name. */
export type Locks = ReadonlyMap<string, Lock>;

function locksOf(element: HTMLElement): Lock[] {
  const { style } = element;
  const attributes = ATTRIBUTES.map((name) => ({
    name,
    read: () => (element.hasAttribute(name) ? `=${element.getAttribute(name)}` : ''),
    write: (value: string) => (value ? element.setAttribute(name, value.slice(1)) : element.removeAttribute(name)),
  }));
  const styles = STYLES.map((name) => ({
    name,
    read: () => style.getPropertyValue(name),
    write: (value: string) => style.setProperty(name, value),
  }));
  return [...attributes, ...styles].map((each) => ({ ...each, element, value: each.read() }));
}

/** The visitor would write over the page, and no link would be followed. */
const DESIGN_MODE = {
  element: undefined,
  name: 'designMode',
  read: () => (document.designMode === 'on' ? 'on' : ''),
  write: (value: string) => {
    document.designMode = value || 'off';
  },
};

/** The locks that are set now on what holds the page: <html>, <body>, the site, its landmarks. */
export function readLocks(): Locks {
  const holders = [document.documentElement, document.body, ...document.querySelectorAll(HOLDERS)];
  const found = new Map<string, Lock>();
  for (const [place, element] of holders.entries()) {
    if (!(element instanceof HTMLElement)) continue;
    for (const lock of locksOf(element)) if (lock.value) found.set(`${place} ${lock.name}`, lock);
  }
  const value = DESIGN_MODE.read();
  if (value) found.set(DESIGN_MODE.name, { ...DESIGN_MODE, value });
  return found;
}

/**
 * Opens what is still locked as it was when a slice left, and had not been before it came. While a dialog is open a lock
 * may be that of the dialog, and stays. Returns what was opened: 'overflow of <body>'.
 */
export function openLeftLocks(before: Locks, atLeave: Locks): string[] {
  if (hasOpenDialog()) return [];
  const opened: string[] = [];
  for (const [key, { element, name, value, read, write }] of atLeave) {
    const earlier = before.get(key);
    const was = earlier && earlier.element === element ? earlier.value : '';
    if (was === value || read() !== value) continue;
    write(was);
    opened.push(`${name} of ${element ? described(element) : 'the document'}`);
  }
  return opened;
}
