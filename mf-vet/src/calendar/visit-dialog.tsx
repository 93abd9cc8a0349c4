import type { Appointment } from '@veto/shared-data/appointments';
import { formatDay, formatTime12 } from '@veto/shared-data/calendar';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import { VisitCard } from '../visits/visit-card.tsx';

/** A visit of the calendar, with all that can be done about it. */
export default function VisitDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  return (
    <ReadingDialog
      title={`${appointment.petName}, ${formatDay(appointment.date)}, ${formatTime12(appointment.time)}`}
      size="lg"
      onClose={onClose}
    >
      <VisitCard appointment={appointment} onFinished={onClose} />
    </ReadingDialog>
  );
}
