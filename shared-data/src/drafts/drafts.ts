/**
 * Where a draft lies in the tab's storage: its kind, whose it is ('visitor' before they have signed in), and what tells it
 * from others of its kind. The privacy page names the kinds.
 */
export type DraftKey = `veto_${'booking' | 'form' | 'message'}_draft ${string}`;
const DRAFT = /^veto_\w+_draft /;

/** For a browser that refuses the tab's storage, or has no room left there; a reload loses these. */
const memory = new Map<string, string>();

/** Keeps a text that was typed and not sent until the tab is closed, across reloads; an empty one takes the draft away. */
export function keepDraft(key: DraftKey, text: string): void {
  memory.delete(key);
  try {
    // First, so that a storage without room for the new text holds no older one.
    sessionStorage.removeItem(key);
    if (text) sessionStorage.setItem(key, text);
  } catch {
    if (text) memory.set(key, text);
  }
}

const textAt = (key: DraftKey) => memory.get(key) ?? sessionStorage.getItem(key);

/** The text that was kept; null without one. */
export function keptDraft(key: DraftKey): string | null {
  try {
    return textAt(key);
  } catch {
    return null;
  }
}

/** A draft that was kept as JSON; null without one, and for one that is none. Another release may have written it. */
export function keptValues(key: DraftKey): unknown {
  try {
    return JSON.parse(textAt(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Drops the texts of every kind and person. */
export function dropDrafts(): void {
  memory.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (DRAFT.test(key)) sessionStorage.removeItem(key);
  } catch {
    // A storage that refuses to be read holds nothing.
  }
}
