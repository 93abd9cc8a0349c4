const PREFIX = 'veto_form_draft';

/** For a browser that refuses the tab's storage; a reload loses the drafts there. */
const memory = new Map<string, string>();

/** Chosen files, which the tab's storage does not hold; a reload loses them. */
const files = new Map<string, File>();

/** The values of a form, each by its field. */
export type DraftValues = Record<string, unknown>;

/** Whose form: 'add-pet', 'edit-pet 6f1c…'. */
export interface DraftOf {
  userId: string | null;
  form: string;
}

interface Kept {
  /** What the form showed before anything was typed. */
  base: DraftValues;
  values: DraftValues;
}

const keyOf = ({ userId, form }: DraftOf) => `${PREFIX} ${userId ?? 'visitor'} ${form}`;
/** As they are stored: a field may hold a list of rows. */
const isSame = (one: DraftValues, other: DraftValues) =>
  Object.keys({ ...one, ...other }).every(
    (field) => JSON.stringify(one[field] ?? '') === JSON.stringify(other[field] ?? ''),
  );

/** Keeps what was typed and not sent until the tab is closed; a form as it was takes the draft away. */
export function keepFormDraft(draft: DraftOf, { base, values }: Kept): void {
  if (isSame(base, values)) {
    removeKept(draft);
    return;
  }
  const text = JSON.stringify({ base, values } satisfies Kept);
  try {
    sessionStorage.setItem(keyOf(draft), text);
  } catch {
    memory.set(keyOf(draft), text);
  }
}

/** What was typed into the same form; undefined when there is nothing, or what it stood on has changed meanwhile. */
export function keptFormDraft(draft: DraftOf, base: DraftValues): DraftValues | undefined {
  try {
    const text = memory.get(keyOf(draft)) ?? sessionStorage.getItem(keyOf(draft));
    const kept: Kept | null = text ? JSON.parse(text) : null;
    return kept && isSame(kept.base, base) ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a file that was chosen in a form and not sent; null takes it away. */
export function keepFileDraft(draft: DraftOf, file: File | null): void {
  if (file) files.set(keyOf(draft), file);
  else files.delete(keyOf(draft));
}

export function keptFileDraft(draft: DraftOf): File | null {
  return files.get(keyOf(draft)) ?? null;
}

/** Drops what was typed and chosen in a form. */
export function dropFormDraft(draft: DraftOf): void {
  files.delete(keyOf(draft));
  removeKept(draft);
}

function removeKept(draft: DraftOf): void {
  memory.delete(keyOf(draft));
  try {
    sessionStorage.removeItem(keyOf(draft));
  } catch {
    // A storage that refuses to be read holds nothing.
  }
}

/** Drops every draft of this tab: who signs out leaves nothing to the next person at this computer. */
export function dropAllFormDrafts(): void {
  memory.clear();
  files.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
