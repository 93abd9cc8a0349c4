import { keepDraft, keptValues } from '../drafts/drafts.ts';
import { SAVING_TO_COME, type SavingToCome } from './saving-to-come.ts';

/** The vet whom the owner wanted to save before signing in; null for nobody, and when asked again. */
export function takeSavingToCome(): SavingToCome | null {
  const kept = keptValues(SAVING_TO_COME) as Partial<SavingToCome> | null;
  keepDraft(SAVING_TO_COME, '');
  // Another release may have written it.
  return kept && typeof kept.id === 'string' && typeof kept.name === 'string' ? { id: kept.id, name: kept.name } : null;
}
