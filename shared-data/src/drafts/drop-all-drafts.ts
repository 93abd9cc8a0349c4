import { dropDrafts } from './drafts.ts';
import { dropFileDrafts } from './file-draft.ts';

/** Drops every draft of this tab, so that nothing is left to the next person at this computer. */
export function dropAllDrafts(): void {
  dropDrafts();
  dropFileDrafts();
}
