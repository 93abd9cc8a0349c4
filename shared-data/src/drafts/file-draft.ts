import { type DraftKey, keyOf } from './drafts.ts';

/** Chosen files, which the tab's storage does not hold; a reload loses them. */
const files = new Map<string, File>();

/** Keeps a file that was chosen and not sent; null takes it away. */
export function keepFileDraft(draft: DraftKey, file: File | null): void {
  if (file) files.set(keyOf(draft), file);
  else files.delete(keyOf(draft));
}

/** The file that was kept; null without one. */
export function keptFileDraft(draft: DraftKey): File | null {
  return files.get(keyOf(draft)) ?? null;
}

export function dropFileDrafts(): void {
  files.clear();
}
