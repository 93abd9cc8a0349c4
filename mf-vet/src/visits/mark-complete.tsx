import type { Appointment } from '@veto/shared-data/appointments';
import { Button } from '@veto/shared-ui/button';
import { lazy, Suspense, useState } from 'react';

const VisitReportSheet = lazy(() => import(/* webpackChunkName: "visit-report" */ './visit-report-sheet.tsx'));

export interface MarkCompleteProps {
  /** Its time has come. */
  appointment: Appointment;
  /** Whose visit it is, for screen readers. */
  whose: string;
  variant?: 'subtle' | 'surface';
  /** The visit was completed, or nobody came. */
  onFinished?: (() => void) | undefined;
}

/** Opens the sheet that finishes a visit. */
export function MarkComplete({ appointment, whose, variant = 'subtle', onFinished }: MarkCompleteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} flexShrink="0" aria-label={`Mark Complete: ${whose}`} onClick={() => setOpen(true)}>
        Mark Complete
      </Button>
      <Suspense>
        {open && <VisitReportSheet appointment={appointment} onClose={() => setOpen(false)} onFinished={onFinished} />}
      </Suspense>
    </>
  );
}
