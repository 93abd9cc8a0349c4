import { useMutation } from '@tanstack/react-query';
import { changeAppointment } from './change-appointment.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

/** The vet's note of a visit, which the owner reads; empty takes it back. */
export function useSaveVisitNote() {
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      changeAppointment(id, { visit_note: note.trim() || null }),
    onSettled: useRefreshAppointments(),
  });
}
