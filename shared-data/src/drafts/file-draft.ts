import type { DraftKey } from './drafts.ts';

/** Chosen files, which the tab's storage does not hold; a reload loses them. */
const files = new Map<string, File>();

/** Keeps a file that was chosen and not sent; null takes it away. */
export function keepFileDraft(key: DraftKey, file: File | null): void {
  if (file) files.set(key, file);
  else files.delete(key);
}

/** The file that was kept; null without one. */
export function keptFileDraft(key: DraftKey): File | null {
  return files.get(key) ?? null;
}

export function dropFileDrafts(): void {
  files.clear();
}
