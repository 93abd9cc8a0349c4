import { VetoError } from '@veto/slice-kit/errors';

/** The notes of this browser's tabs, one for each. */
const PREFIX = 'veto_busy_';
/** What a slice answers to. */
const INPUTS = ['click', 'keydown', 'submit', 'change'];
/** A handler that takes longer than this, in milliseconds, has taken the tab. */
const FROZEN_AFTER_MS = 10_000;

interface Note {
  slice: string;
  version: string;
  path: string;
  input: string;
  at: number;
}

export interface TabOptions {
  /** The release that is on the page. */
  shown(): { slice: string | null; version: string | undefined };
  report(failure: VetoError): void;
}

/**
 * An endless loop leaves nothing that could report it. So it is noted whose page the visitor did something on, until the
 * page has answered; a note that is still there on a later visit is of a tab that never did, and is reported.
 */
export function reportFrozenTabs({ shown, report }: TabOptions): void {
  const key = `${PREFIX}${Math.random().toString(36).slice(2)}`;
  const drop = () => onStorage((storage) => storage.removeItem(key));
  const note = ({ type, isTrusted, target }: Event) => {
    // A part in the header answers for its own place.
    const { slice, version } = (target as Partial<Element>).closest?.<HTMLElement>('[data-slice]')?.dataset ?? shown();
    if (!isTrusted || !slice || !version) return;
    const text: Note = { slice, version, path: location.pathname, input: type, at: Date.now() };
    onStorage((storage) => storage.setItem(key, JSON.stringify(text)));
    setTimeout(drop);
  };
  for (const input of INPUTS) addEventListener(input, note, { capture: true, passive: true });
  addEventListener('pagehide', drop);
  // One that is young may be of a handler that is at work in another tab.
  if (tellOld(report)) setTimeout(() => tellOld(report), FROZEN_AFTER_MS);
}

/** Returns whether there are notes that are too young to tell. */
function tellOld(report: TabOptions['report']): boolean {
  let isYoung = false;
  onStorage((storage) => {
    for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
      const { slice, version, path, input, at } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Note>;
      if (Math.abs(Date.now() - (at ?? 0)) < FROZEN_AFTER_MS) {
        isYoung = true;
        continue;
      }
      storage.removeItem(key);
      if (!slice || !version) continue;
      const detail = `a tab never answered a ${input} at ${path}`;
      report(new VetoError('VETO-209', detail, { slice, version, stage: 'event' }));
    }
  });
  return isYoung;
}

/** Where storage is refused or full, nothing is noted. */
function onStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // A page must not fail for a note.
  }
}
