import { ofBrowser, ofTab } from '../boundary/browser-storage.ts';

/**
 * Where a draft lies in the tab's storage: its kind, whose it is ('visitor' before they have signed in), and what tells it
 * from others of its kind. The privacy page names the kinds.
 */
export type DraftKey = `veto_${'booking' | 'form' | 'message'}_draft ${string}`;
const DRAFT = /^veto_\w+_draft /;

/** For a browser that refuses the tab's storage, or has no room left there; a reload loses these. */
const memory = new Map<string, string>();
/** Chosen files, which the tab's storage does not hold; a reload loses them. */
const files = new Map<string, File>();
const fileWatchers = new Set<() => void>();
/** In the browser's storage, when somebody signed out last. */
const SIGNED_OUT = 'veto_signed_out';

const lastSignOut = () => ofBrowser.getItem(SIGNED_OUT) ?? '';

/** A sign-out changes every place, so that nothing kept before is read again, also in a tab that slept meanwhile. */
const placeOf = (key: DraftKey) => key + lastSignOut();

/** Keeps a text that was typed and not sent until the tab is closed, across reloads; an empty one takes the draft away. */
export function keepDraft(key: DraftKey, text: string): void {
  const place = placeOf(key);
  memory.delete(place);
  // First, so that a storage without room for the new text holds no older one.
  ofTab.removeItem(place);
  if (text && !ofTab.setItem(place, text)) memory.set(place, text);
}

/** The text that was kept; null without one. */
export function keptDraft(key: DraftKey): string | null {
  const place = placeOf(key);
  return memory.get(place) ?? ofTab.getItem(place);
}

/** A draft that was kept as JSON; null without one, and for one that is none. Another release may have written it. */
export function keptValues(key: DraftKey): unknown {
  try {
    return JSON.parse(keptDraft(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a file that was chosen and not sent; null takes it away. */
export function keepFileDraft(key: DraftKey, file: File | null): void {
  if (file) files.set(placeOf(key), file);
  else files.delete(placeOf(key));
  for (const tell of fileWatchers) tell();
}

/** Calls `onChange` when a form has kept a file or dropped it; returns what ends that. */
export function watchFileDrafts(onChange: () => void): () => void {
  fileWatchers.add(onChange);
  return () => fileWatchers.delete(onChange);
}

/** The file that was kept; null without one. */
export function keptFileDraft(key: DraftKey): File | null {
  return files.get(placeOf(key)) ?? null;
}

/** Drops every draft of this tab, so that nothing is left to the next person at this computer. */
export function dropAllDrafts(): void {
  memory.clear();
  files.clear();
  for (const place of ofTab.keys()) if (DRAFT.test(place)) ofTab.removeItem(place);
}

/** Drops every draft of this tab, and leaves word for the browser's other tabs to do the same. */
export function dropDraftsInEveryTab(): void {
  dropAllDrafts();
  // Without its storage a browser has no session that another tab shares.
  ofBrowser.setItem(SIGNED_OUT, String(Date.now()));
}

/** Has this tab drop its drafts when somebody signs out in another one, or has done so since the page was opened. */
export function followSignOuts(): void {
  if (Number(lastSignOut()) > performance.timeOrigin) dropAllDrafts();
  addEventListener('storage', ({ key }) => {
    // No other occasion: a slice of an earlier release keeps its drafts at places that name no sign-out.
    if (key === SIGNED_OUT) dropAllDrafts();
  });
}
