import { useMutation } from '@tanstack/react-query';
import { changeAppointment } from './change-appointment.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

/** An owner cancels an upcoming appointment. */
export function useCancelAppointment() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => changeAppointment(id, { status: 'cancelled' }),
    onSettled: useRefreshAppointments(),
  });
}
