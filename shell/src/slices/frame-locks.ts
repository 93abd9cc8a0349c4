import { accessorOf, hearCalls } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import { type Locks, openLeftLocks, readLocks } from '../leavings/body-locks.ts';

const HOLDERS = 'html, body, #veto, #veto > header';
const ATTRIBUTES = ['style', 'inert', 'hidden', 'class', 'contenteditable'];
/** By which a script sets them. */
const PROPERTIES = ['style', 'inert', 'hidden', 'contentEditable'];
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** What keeps visitors from the whole page by what stands on its own elements, or by a dialog that nobody can leave. */
export interface FrameLocks {
  /** Opens it. Returns what was opened, and whose it is where a slice's file is in the stack. */
  open(before: Locks): { what: string; by: Owner | undefined } | undefined;
}

/** Call it once; `onChange` hears when something may be locked. `ownerOf`: whose element it is. */
export function watchFrameLocks(onChange: () => void, ownerOf: (element: Element) => Owner | undefined): FrameLocks {
  let lastSlice: Owner | undefined;
  const note = (here: Error) => {
    lastSlice = sliceBehind(here) ?? lastSlice;
  };
  const changes = new MutationObserver(onChange);
  for (const holder of document.querySelectorAll(HOLDERS)) {
    changes.observe(holder, { attributeFilter: ATTRIBUTES });
    for (const method of ['setAttribute', 'toggleAttribute']) hearCalls(holder, method, note);
    for (const property of PROPERTIES) hearProperty(holder, property, note);
  }
  new MutationObserver(onChange).observe(document, { subtree: true, attributeFilter: ['open'] });
  return {
    open(before) {
      const wall = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].find(
        (dialog) => dialog.matches(':modal') && !dialog.querySelector(CONTROLS),
      );
      if (wall) {
        const by = ownerOf(wall);
        wall.close();
        return { what: 'a dialog without a way out', by };
      }
      const opened = openLeftLocks(before, readLocks());
      return opened.length > 0 ? { what: opened.join(', '), by: lastSlice } : undefined;
    },
  };
}

/** Whoever takes an element's style means to write it. */
function hearProperty(holder: Element, name: string, note: (here: Error) => void): void {
  const { get, set } = accessorOf(holder, name);
  if (!get || !set) return;
  Reflect.defineProperty(holder, name, {
    configurable: true,
    get() {
      note(new Error());
      return get.call(holder) as unknown;
    },
    set(value: unknown) {
      note(new Error());
      set.call(holder, value);
    },
  });
}
