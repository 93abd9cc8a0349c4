import type { Appointment } from '@veto/shared-data/appointments';
import type { Slot, TimeOff } from '@veto/shared-data/schedule';
import { lazy, Suspense } from 'react';
import type { TimeOffValues } from '../time-off/time-off-values.ts';

const VisitDialog = lazy(() => import(/* webpackChunkName: "visit-dialog" */ './visit-dialog.tsx'));
const UnblockDialog = lazy(() => import(/* webpackChunkName: "unblock" */ './unblock-dialog.tsx'));
const TimeOffDialog = lazy(() => import(/* webpackChunkName: "time-off" */ '../time-off/time-off-dialog.tsx'));
const MoveVisitDialog = lazy(() => import(/* webpackChunkName: "move-visit" */ '../visits/move-visit-dialog.tsx'));
const SubscriptionDialog = lazy(
  () => import(/* webpackChunkName: "subscription" */ '../subscription/subscription-dialog.tsx'),
);

/** What is open over the calendar. */
export type CalendarStep =
  | { act: 'show'; id: string }
  | { act: 'move'; visit: Appointment; proposed: Slot }
  | { act: 'block'; values: Partial<TimeOffValues> }
  | { act: 'unblock'; absence: TimeOff }
  | { act: 'subscribe' };

export interface CalendarDialogsProps {
  step: CalendarStep | null;
  visits: readonly Appointment[];
  onClose: () => void;
}

/** The dialog of a step, fetched when it is first needed. */
export function CalendarDialogs({ step, visits, onClose }: CalendarDialogsProps) {
  if (!step) return null;
  return (
    <Suspense>
      {step.act === 'show' && <Shown visit={visits.find(({ id }) => id === step.id)} onClose={onClose} />}
      {step.act === 'move' && <MoveVisitDialog appointment={step.visit} proposed={step.proposed} onClose={onClose} />}
      {step.act === 'block' && <TimeOffDialog values={step.values} onClose={onClose} />}
      {step.act === 'unblock' && <UnblockDialog absence={step.absence} onClose={onClose} />}
      {step.act === 'subscribe' && <SubscriptionDialog onClose={onClose} />}
    </Suspense>
  );
}

/** By id, so that the dialog shows the visit as it is after each change. */
function Shown({ visit, onClose }: { visit: Appointment | undefined; onClose: () => void }) {
  return visit ? <VisitDialog appointment={visit} onClose={onClose} /> : null;
}
