import type { Appointment } from '@veto/shared-data/appointments';

export interface AppointmentDialogProps {
  appointment: Appointment;
  onClose: () => void;
}
