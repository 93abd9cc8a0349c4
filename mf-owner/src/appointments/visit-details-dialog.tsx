import { formatLongDate } from '@veto/shared-data/calendar';
import { Button } from '@veto/shared-ui/button';
import { Dialog } from '@veto/shared-ui/dialog';
import { FactList } from '@veto/shared-ui/fact-list';
import { Portal } from '@veto/shared-ui/portal';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { veterinarianName } from './appointment-lists.ts';

const REPORT_SENT = 'A detailed report of the treatment was shared with you by email after the visit.';

/** A completed visit: what happened, where, and the veterinarian's note. */
export default function VisitDetailsDialog({ appointment, onClose }: AppointmentDialogProps) {
  const facts: [label: string, value: string | null][] = [
    ['Date & Time', `${formatLongDate(appointment.date)} at ${appointment.time}`],
    ['Veterinarian', veterinarianName(appointment)],
    ['Pet', `${appointment.petName} (${appointment.petType})`],
    ['Location', appointment.location],
    ['Reason for Visit', appointment.reason || null],
    ['Treatment Summary', appointment.visitNote ?? REPORT_SENT],
  ];
  return (
    <Dialog.Root open onOpenChange={() => onClose()} scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Appointment Details</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <FactList facts={facts} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>Close</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
