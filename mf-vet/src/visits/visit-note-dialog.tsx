import { useSaveVisitNote } from '@veto/shared-data/appointments';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS } from '@veto/shared-data/errors';
import { TextDialog } from '../text-dialog/text-dialog.tsx';
import type { VisitDialogProps } from './visit-dialogs.tsx';

/** The note of a completed visit; its owner reads it as the treatment summary. */
export default function VisitNoteDialog({ appointment, onClose }: VisitDialogProps) {
  const { mutateAsync } = useSaveVisitNote();
  return (
    <TextDialog
      words={{
        title: `Visit note for ${appointment.petName}`,
        label: 'Treatment summary',
        helper: 'The pet owner reads it with the details of the visit.',
        submit: 'Save note',
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
