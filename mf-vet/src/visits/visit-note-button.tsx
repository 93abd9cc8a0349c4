import type { Appointment } from '@veto/shared-data/appointments';
import { Button } from '@veto/shared-ui/button';
import { lazy, Suspense, useState } from 'react';

const VisitNoteDialog = lazy(() => import(/* webpackChunkName: "visit-note" */ './visit-note-dialog.tsx'));
const VisitReportDialog = lazy(() => import(/* webpackChunkName: "visit-report" */ './visit-report-dialog.tsx'));

/** Opens the note of a completed visit: the whole report where there is none, else its text. */
export function VisitNoteButton({ appointment, client }: { appointment: Appointment; client: string }) {
  const [open, setOpen] = useState(false);
  const label = appointment.visitNote ? 'Edit visit note' : 'Add visit note';
  const Dialog = appointment.visitNote ? VisitNoteDialog : VisitReportDialog;
  return (
    <>
      <Button variant="outline" aria-label={`${label}: ${client}`} onClick={() => setOpen(true)}>
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
