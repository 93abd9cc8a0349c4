import type { Appointment } from '@veto/shared-data/appointments';
import { Button } from '@veto/shared-ui/button';

/** What an owner can ask for from a card; each opens a dialog. */
export type AppointmentAction = 'reschedule' | 'cancel' | 'details' | 'review';

/** The buttons that a visit's state allows. None for a cancelled one. */
export function AppointmentActions({
  appointment,
  onAction,
}: {
  appointment: Appointment;
  onAction: (action: AppointmentAction) => void;
}) {
  if (appointment.status === 'upcoming')
    return (
      <>
        <Button variant="outline" onClick={() => onAction('reschedule')}>
          Reschedule
        </Button>
        <Button variant="plain" colorPalette="red" onClick={() => onAction('cancel')}>
          Cancel
        </Button>
      </>
    );
  if (appointment.status !== 'completed') return null;
  return (
    <>
      <Button variant="outline" onClick={() => onAction('details')}>
        View Details
      </Button>
      {!appointment.reviewed && <Button onClick={() => onAction('review')}>Write a review</Button>}
    </>
  );
}
