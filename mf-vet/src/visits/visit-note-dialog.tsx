import { useSaveVisitNote } from '@veto/shared-data/appointments';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS } from '@veto/shared-data/errors';
import { useSay } from '@veto/slice-kit';
import { TextDialog } from '../text-dialog/text-dialog.tsx';
import type { VisitDialogProps } from './visit-dialogs.tsx';

/** The note of a completed visit; its owner reads it as the treatment summary. */
export default function VisitNoteDialog({ appointment, onClose }: VisitDialogProps) {
  const say = useSay();
  const { mutateAsync } = useSaveVisitNote();
  return (
    <TextDialog
      words={{
        title: say('Visit note for {pet}', { pet: appointment.petName }),
        label: say('Treatment summary'),
        helper: say('The pet owner reads it with the details of the visit.'),
        submit: say('Save note'),
      }}
      draft={`visit-note ${appointment.id}`}
      text={appointment.visitNote ?? ''}
      maxLength={5000}
      save={(note) => mutateAsync({ id: appointment.id, note })}
      saved={PRACTICE_SUCCESS.visitNoteSaved}
      failed={PRACTICE_ERRORS.saveVisitNote}
      onClose={onClose}
    />
  );
}
