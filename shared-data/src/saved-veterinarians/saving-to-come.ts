import { type DraftKey, keepDraft } from '../drafts/drafts.ts';

/** The vet whose heart a visitor pressed before they were signed in. */
export interface SavingToCome {
  id: string;
  name: string;
}

export const SAVING_TO_COME: DraftKey = 'veto_booking_draft save';

/** Remembers in this tab the vet whom a visitor wants to save, until they are signed in. */
export function keepSavingToCome({ id, name }: SavingToCome): void {
  keepDraft(SAVING_TO_COME, JSON.stringify({ id, name }));
}
