import { useMutation } from '@tanstack/react-query';
import type { AppointmentStatus } from '../vocabulary/index.ts';
import { changeAppointment } from './change-appointment.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

/** A vet marks an upcoming appointment completed or cancelled. */
export function useUpdateAppointmentStatus() {
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: AppointmentStatus }) => changeAppointment(id, { status }),
    onSettled: useRefreshAppointments(),
  });
}
