import { dropCompletionToUndo } from '../appointments/completion-to-undo.ts';
import { dropAllDrafts } from '../drafts/drop-all-drafts.ts';
import { dropOutboxes } from '../messages/outbox.ts';
import { forgetAnswers } from '../offline/index.ts';

/** Drops what was typed and not sent, and what was kept to be read offline: it is not for the next person at this computer. */
export function forgetTyped(): void {
  dropAllDrafts();
  dropCompletionToUndo();
  dropOutboxes();
  forgetAnswers();
}
