import { type DraftKey, keepDraft, keptValues } from '../drafts/drafts.ts';

/** The vet whose heart a visitor pressed before they were signed in. */
export interface SavingToCome {
  id: string;
  name: string;
}

const KEY: DraftKey = 'veto_booking_draft save';

/** Remembers in this tab whom a visitor wants to save once they are signed in. */
export function keepSavingToCome({ id, name }: SavingToCome): void {
  keepDraft(KEY, JSON.stringify({ id, name }));
}

/** Whom the owner wanted to save before signing in: told once; null for nobody. */
export function takeSavingToCome(): SavingToCome | null {
  const kept = keptValues(KEY) as Partial<SavingToCome> | null;
  keepDraft(KEY, '');
  // Another release may have written it.
  return kept && typeof kept.id === 'string' && typeof kept.name === 'string' ? { id: kept.id, name: kept.name } : null;
}
