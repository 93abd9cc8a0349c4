import {
  type CompletionToUndo,
  dropCompletionToUndo,
  UNDO_SHOWN_MS,
  useCompletionToUndo,
  useUndoCompleteVisit,
} from '@veto/shared-data/appointments';
import { draftOfForm, keepFormDraft } from '@veto/shared-data/drafts';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';
import { useEffect } from 'react';
import { UndoBar } from '../undo-bar/undo-bar.tsx';
import { reportDraftOf } from './report-draft.ts';

/** Offers to take back the visit that was completed last: ten seconds, also after a reload, as long as nobody holds it. */
export default function UndoCompletion() {
  const say = useSay();
  const { completion, hold } = useCompletionToUndo();
  const undo = useUndoCompleteVisit();
  useEndOfPossible(completion);
  const takeBack = (done: CompletionToUndo) =>
    undo.mutateAsync({ id: done.appointmentId }).then(
      () => {
        keepWords(done);
        dropCompletionToUndo();
        tellSuccess(SUCCESS.completionUndone(done.petName));
      },
      (error) => tellFailure(error, withReason(error, PRACTICE_ERRORS.undoCompletion)),
    );
  return (
    <UndoBar
      key={completion?.appointmentId ?? 'none'}
      undoable={
        completion && {
          words: say('{pet}’s visit is completed.', { pet: completion.petName }),
          more: say(PRACTICE_SUCCESS.statusUpdated.description),
          totalMs: UNDO_SHOWN_MS,
          leftMs: Math.min(UNDO_SHOWN_MS, completion.shownUntil - Date.now()),
        }
      }
      undoing={undo.isPending}
      onUndo={() => completion && !undo.isPending && takeBack(completion)}
      onEnd={dropCompletionToUndo}
      onHold={hold}
    />
  );
}

/** What was typed stands in the sheet again when it is opened next. */
function keepWords({ userId, appointmentId, base, values }: CompletionToUndo): void {
  keepFormDraft(draftOfForm(userId, reportDraftOf(appointmentId)), { base, values });
}

/** However long somebody holds the bar: it goes when the database would refuse. */
function useEndOfPossible(completion: CompletionToUndo | null): void {
  const until = completion?.possibleUntil;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(dropCompletionToUndo, until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
}
