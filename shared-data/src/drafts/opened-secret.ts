import { type DraftKey, keepDraft, keptDraft } from './drafts.ts';

const KEPT: DraftKey = 'veto_booking_draft opened';

/** Keeps the secret of the link while whoever opened it signs in or registers, until the tab is closed. */
export const keepOpenedSecret = (secret: string) => keepDraft(KEPT, secret);
/** The secret of the link from which somebody has gone to sign in or register; '' for none. */
export const openedSecret = () => keptDraft(KEPT) ?? '';
