import { useMutation } from '@tanstack/react-query';
import { changeAppointment } from './change-appointment.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

/** The reason of a visit to which nobody came; the server takes it once the visit has begun. */
export const NO_SHOW = 'No-show';
export const MAX_CANCEL_REASON_CHARACTERS = 500;

/** A vet cancels an upcoming visit and says why; its owner reads the reason. Refused (400) beyond 500 characters. */
export function useCancelVisit() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      changeAppointment(id, { status: 'cancelled', cancel_reason: reason.trim() }),
    onSettled: useRefreshAppointments(),
  });
}
