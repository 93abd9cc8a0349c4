/** The notes of this browser's tabs, one for each. */
export const PREFIX = 'veto_busy_';
/** What a slice answers to. */
const INPUTS = ['click', 'keydown', 'submit', 'change'];
export interface Note {
  slice: string;
  version: string;
  path: string;
  input: string;
  at: number;
}

/**
 * An endless loop leaves nothing that could report it. So it is noted whose page the visitor did something on, until the
 * page has answered; a note that is still there on a later visit is of a tab that never did. `shown`: the release that is on the
 * page.
 */
export function noteInputs(shown: () => { slice: string | null; version: string | undefined }): void {
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
}

/** Where storage is refused or full, nothing is noted. */
export function onStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // A page must not fail for a note.
  }
}
