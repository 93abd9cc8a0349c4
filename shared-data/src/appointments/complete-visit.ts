import { useMutation } from '@tanstack/react-query';
import { changeAppointment } from './change-appointment.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

/** A vet marks an upcoming visit completed; refused (409) until it has begun. */
export function useCompleteVisit() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => changeAppointment(id, { status: 'completed' }),
    onSettled: useRefreshAppointments(),
  });
}
