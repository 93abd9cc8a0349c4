import type { Appointment } from '@veto/shared-data/appointments';
import type { Slot, TimeOff } from '@veto/shared-data/schedule';
import { latePart } from '@veto/shared-ui/late-part';
import type { TimeOffValues } from '../time-off/time-off-values.ts';
import type { TakenTime } from './week-cells.ts';

const VisitDialog = latePart(() => import(/* webpackChunkName: "visit-dialog" */ './visit-dialog.tsx'));
const ChooseVisit = latePart(() => import(/* webpackChunkName: "choose-visit" */ './choose-visit.tsx'));
const PhoneVisitDialog = latePart(
  () => import(/* webpackChunkName: "phone-visit" */ '../phone-visits/phone-visit-dialog.tsx'),
);
const RemoveTimeOffDialog = latePart(
  () => import(/* webpackChunkName: "remove-time-off" */ '../time-off/remove-time-off-dialog.tsx'),
);
const TimeOffDialog = latePart(() => import(/* webpackChunkName: "time-off" */ '../time-off/time-off-dialog.tsx'));
const MoveVisitDialog = latePart(() => import(/* webpackChunkName: "move-visit" */ '../visits/move-visit-dialog.tsx'));
const CalendarLinkDialog = latePart(
  () => import(/* webpackChunkName: "calendar-link" */ '../calendar-link/calendar-link-dialog.tsx'),
);

/** What is open over the calendar. */
export type CalendarStep =
  | { act: 'show'; id: string }
  /** Of several in one half hour. */
  | { act: 'choose'; date: string; taken: readonly TakenTime[] }
  | { act: 'move'; visit: Appointment; proposed: Slot }
  /** `values`: how the same time would be blocked. */
  | { act: 'phone'; date?: string; time?: string; values?: Partial<TimeOffValues> }
  | { act: 'block'; values: Partial<TimeOffValues> }
  | { act: 'remove-time-off'; absence: TimeOff }
  | { act: 'link' };

export interface CalendarDialogsProps {
  step: CalendarStep | null;
  visits: readonly Appointment[];
  onStep: (step: CalendarStep) => void;
  onClose: () => void;
}

/** The dialog of a step, fetched when it is first needed. */
export function CalendarDialogs({ step, visits, onStep, onClose }: CalendarDialogsProps) {
  if (!step) return null;
  return (
    <>
      {step.act === 'show' && <Shown visit={visits.find(({ id }) => id === step.id)} onClose={onClose} />}
      {step.act === 'choose' && (
        <ChooseVisit {...step} onChoose={(id) => onStep({ act: 'show', id })} onClose={onClose} />
      )}
      {step.act === 'move' && <MoveVisitDialog appointment={step.visit} proposed={step.proposed} onClose={onClose} />}
      {step.act === 'phone' && <ByPhone {...step} onStep={onStep} onClose={onClose} />}
      {step.act === 'block' && <TimeOffDialog values={step.values} onClose={onClose} />}
      {step.act === 'remove-time-off' && <RemoveTimeOffDialog absence={step.absence} onClose={onClose} />}
      {step.act === 'link' && <CalendarLinkDialog onClose={onClose} />}
    </>
  );
}

/** By id, so that the dialog shows the visit as it is after each change. */
function Shown({ visit, onClose }: { visit: Appointment | undefined; onClose: () => void }) {
  return visit ? <VisitDialog appointment={visit} onClose={onClose} /> : null;
}

type ByPhoneProps = Omit<Extract<CalendarStep, { act: 'phone' }>, 'act'> &
  Pick<CalendarDialogsProps, 'onStep' | 'onClose'>;

function ByPhone({ values, onStep, onClose, ...when }: ByPhoneProps) {
  return (
    <PhoneVisitDialog
      {...when}
      {...(values && { onBlock: () => onStep({ act: 'block', values }) })}
      onClose={onClose}
    />
  );
}
