import type { Appointment } from '@veto/shared-data/appointments';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import { VisitCard } from '../visits/visit-card.tsx';
import { useWhen } from '../when/use-when.ts';

export default function VisitDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const when = useWhen();
  return (
    <ReadingDialog
      title={`${appointment.petName}, ${when.day(appointment.date)}, ${when.time(appointment.time)}`}
      size="lg"
      onClose={onClose}
    >
      <VisitCard appointment={appointment} onFinished={onClose} />
    </ReadingDialog>
  );
}
