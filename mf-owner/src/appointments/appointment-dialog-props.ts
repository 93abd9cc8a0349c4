import type { Appointment } from '@veto/shared-data/appointments';

/** What each dialog about one visit is given. */
export interface AppointmentDialogProps {
  appointment: Appointment;
  onClose: () => void;
}
