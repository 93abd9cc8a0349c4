import { dropCompletionToUndo } from '../appointments/completion-to-undo.ts';
import { dropDraftsInEveryTab } from '../drafts/drafts.ts';
import { dropOutboxes } from '../messages/outbox.ts';
import { forgetAnswers } from '../offline/index.ts';

/**
 * Drops what was typed and not sent, in every tab of this browser, and what was kept to be read offline: it is not for the
 * next person at this computer. Not for a session that has expired, whose words wait for their writer.
 */
export function forgetTyped(): void {
  dropDraftsInEveryTab();
  dropCompletionToUndo();
  dropOutboxes();
  forgetAnswers();
}
