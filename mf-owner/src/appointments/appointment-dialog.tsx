import { latePart } from '@veto/shared-ui/late-part';
import type { ComponentType } from 'react';
import type { AppointmentAction } from './appointment-actions.tsx';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';

const DIALOGS: Record<AppointmentAction, ComponentType<AppointmentDialogProps>> = {
  reschedule: latePart(() => import(/* webpackChunkName: "reschedule" */ './reschedule-dialog.tsx')),
  earlier: latePart(() => import(/* webpackChunkName: "earlier-visit" */ '../earlier/earlier-visit-sheet.tsx')),
  cancel: latePart(() => import(/* webpackChunkName: "cancel" */ './cancel-appointment-dialog.tsx')),
  details: latePart(() => import(/* webpackChunkName: "visit-details" */ './visit-details-dialog.tsx')),
  review: latePart(() => import(/* webpackChunkName: "review" */ './review-dialog.tsx')),
};

/** The dialog for one action on one visit, fetched when it is first asked for. */
export function AppointmentDialog({ action, ...props }: AppointmentDialogProps & { action: AppointmentAction }) {
  const Dialog = DIALOGS[action];
  return <Dialog {...props} />;
}
