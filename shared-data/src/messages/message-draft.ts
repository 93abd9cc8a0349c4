import { type DraftKey, keepDraft, keptDraft } from '../drafts/drafts.ts';

const draftTo = (userId: string, personId: string): DraftKey => `veto_message_draft ${userId} ${personId}`;

/** What was typed to somebody and not sent yet; '' where there is nothing. */
export function messageDraft(userId: string, personId: string): string {
  return keptDraft(draftTo(userId, personId)) ?? '';
}

/** Keeps a draft for the tab, so that a reload loses nothing; an empty one is taken away. */
export function keepMessageDraft(userId: string, personId: string, text: string): void {
  keepDraft(draftTo(userId, personId), text);
}
