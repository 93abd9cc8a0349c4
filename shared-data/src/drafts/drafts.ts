/** How the keys begin under which drafts lie in the tab's storage; the privacy page names them. */
const PREFIXES = {
  booking: 'veto_booking_draft',
  symptoms: 'veto_booking_draft symptoms',
  form: 'veto_form_draft',
  message: 'veto_message_draft',
} as const;

/** One draft of one person. */
export interface DraftKey {
  of: keyof typeof PREFIXES;
  /** Null: a visitor who has not signed in yet. */
  userId: string | null;
  /** Tells it from other drafts of its kind: the form's name, the id of the vet or of the visit. */
  name: string;
}

/** For a browser that refuses the tab's storage, or has no room left there; a reload loses these. */
const memory = new Map<string, string>();

export const keyOf = ({ of, userId, name }: DraftKey) => `${PREFIXES[of]} ${userId ?? 'visitor'} ${name}`;

/** Keeps a text that was typed and not sent until the tab is closed, across reloads; an empty one takes the draft away. */
export function keepDraft(draft: DraftKey, text: string): void {
  const key = keyOf(draft);
  memory.delete(key);
  try {
    // First, so that a storage without room for the new text holds no older one.
    sessionStorage.removeItem(key);
    if (text) sessionStorage.setItem(key, text);
  } catch {
    if (text) memory.set(key, text);
  }
}

/** The text that was kept; null without one. */
export function keptDraft(draft: DraftKey): string | null {
  const key = keyOf(draft);
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What `read` makes of a draft that was kept as JSON; undefined without one, and for one that cannot be read. */
export function readDraft<Value>(draft: DraftKey, read: (json: unknown) => Value): Value | undefined {
  try {
    const text = keptDraft(draft);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Drops the texts of every kind and person. */
export function dropDrafts(): void {
  memory.clear();
  const prefixes = Object.values(PREFIXES);
  try {
    for (const key of Object.keys(sessionStorage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key);
  } catch {
    // A storage that refuses to be read holds nothing.
  }
}
