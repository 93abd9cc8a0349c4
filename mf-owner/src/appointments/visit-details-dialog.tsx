import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import { FactList, type LabelledFact } from '@veto/shared-ui/fact-list';
import { OwnWords } from '@veto/shared-ui/own-words';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { placeOf, veterinarianName } from './visit-words.ts';

const REPORT_SENT = 'A detailed report of the treatment was shared with you by email after the visit.';

/** A completed visit: what happened, where, and the veterinarian's note. */
export default function VisitDetailsDialog({ appointment, onClose }: AppointmentDialogProps) {
  const facts: LabelledFact[] = [
    ['Date & Time', `${formatLongDate(appointment.date)} at ${formatTime24(appointment.time)}`],
    ['Veterinarian', veterinarianName(appointment)],
    ['Pet', `${appointment.petName} (${appointment.petType})`],
    ['Location', placeOf(appointment).text],
    ['Reason for Visit', appointment.reason && <OwnWords key="reason">{appointment.reason}</OwnWords>],
    ['Treatment Summary', <OwnWords key="note">{appointment.visitNote ?? REPORT_SENT}</OwnWords>],
  ];
  return (
    <ReadingDialog title="Appointment Details" onClose={onClose}>
      <FactList facts={facts} />
    </ReadingDialog>
  );
}
