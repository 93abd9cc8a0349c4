import type { Appointment } from '@veto/shared-data/appointments';
import { Button } from '@veto/shared-ui/button';
import { lazy, Suspense, useState } from 'react';

const VisitNoteDialog = lazy(() => import(/* webpackChunkName: "visit-note" */ './visit-note-dialog.tsx'));
const VisitReportSheet = lazy(() => import(/* webpackChunkName: "visit-report" */ './visit-report-sheet.tsx'));

export interface VisitNoteButtonProps {
  appointment: Appointment;
  client: string;
  /** In a list's row: quieter. */
  inRow?: boolean;
}

/** Opens the note of a completed visit: the whole report where there is none, else its text. */
export function VisitNoteButton({ appointment, client, inRow }: VisitNoteButtonProps) {
  const [open, setOpen] = useState(false);
  const label = appointment.visitNote ? 'Edit visit note' : 'Add visit note';
  const Dialog = appointment.visitNote ? VisitNoteDialog : VisitReportSheet;
  return (
    <>
      <Button variant={inRow ? 'plain' : 'surface'} aria-label={`${label}: ${client}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <Dialog appointment={appointment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
