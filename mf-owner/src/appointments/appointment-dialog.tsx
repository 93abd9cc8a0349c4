import { type ComponentType, lazy, Suspense } from 'react';
import type { AppointmentAction } from './appointment-actions.tsx';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';

const DIALOGS: Record<AppointmentAction, ComponentType<AppointmentDialogProps>> = {
  reschedule: lazy(() => import(/* webpackChunkName: "reschedule" */ './reschedule-dialog.tsx')),
  earlier: lazy(() => import(/* webpackChunkName: "earlier-visit" */ '../earlier/earlier-visit-sheet.tsx')),
  cancel: lazy(() => import(/* webpackChunkName: "cancel" */ './cancel-appointment-dialog.tsx')),
  details: lazy(() => import(/* webpackChunkName: "visit-details" */ './visit-details-dialog.tsx')),
  review: lazy(() => import(/* webpackChunkName: "review" */ './review-dialog.tsx')),
};

/** The dialog for one action on one visit, fetched when it is first asked for. */
export function AppointmentDialog({ action, ...props }: AppointmentDialogProps & { action: AppointmentAction }) {
  const Dialog = DIALOGS[action];
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
