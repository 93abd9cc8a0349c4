import { useMutation } from '@tanstack/react-query';
import { RequestError } from '@veto/shared-data/core';
import { changeAppointment } from './change-appointment.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

/** Fails with RequestError, as for any other visit that is over, where the veterinarian was first. */
export async function cancelOwn({ id }: { id: string }): Promise<void> {
  const { cancelledBy } = await changeAppointment(id, { status: 'cancelled' });
  // The database takes the same change twice, for an answer that was lost.
  if (cancelledBy === 'veterinarian')
    throw new RequestError('This appointment is already cancelled.', { status: 409, code: 'refused' });
}

export function useCancelAppointment() {
  return useMutation({
    mutationFn: cancelOwn,
    onSettled: useRefreshAppointments(),
  });
}
