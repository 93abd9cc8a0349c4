/** What was typed to somebody and not sent yet: kept for the tab, so that a reload loses nothing. */
const PREFIX = 'veto_message_draft';

const keyOf = (userId: string, personId: string) => `${PREFIX} ${userId} ${personId}`;

/** The draft of a message; '' where there is none, or where the browser refuses its storage. */
export function messageDraft(userId: string, personId: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId, personId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a draft; an empty one is taken away. */
export function keepMessageDraft(userId: string, personId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(userId, personId), text);
    else sessionStorage.removeItem(keyOf(userId, personId));
  } catch {
    // A storage that refuses costs a draft at a reload, and nothing else.
  }
}

/** Drops the drafts of this tab: who signs out leaves nothing to the next person at this computer. */
export function dropMessageDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
