import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useRefreshAppointments } from '../appointments/refresh-appointments.ts';
import type { Proposal } from '../appointments/request-reschedule.ts';
import { withNearest } from '../appointments/slot-taken.ts';
import { phoneVisitKeys } from './phone-visits.keys.ts';
import type { PhoneVisit } from './phone-visits.schema.ts';

function useRefreshGuests() {
  const queryClient = useQueryClient();
  const refresh = useRefreshAppointments();
  return () => {
    refresh();
    queryClient.invalidateQueries({ queryKey: phoneVisitKeys.all });
  };
}

async function move({ appointment, proposed }: Proposal): Promise<void> {
  const wanted = { visit: appointment.id, new_date: proposed.date, new_time: proposed.time };
  try {
    await request((client) => client.rpc('move_own_guest', wanted), z.unknown());
  } catch (error) {
    throw await withNearest(error, appointment.veterinarianId, proposed, appointment.duration);
  }
}

/**
 * A vet moves a guest's visit at once; the guest gets a mail. Fails with SlotTakenError when the time is gone or the visit has
 * begun, with RequestError otherwise.
 */
export function useMoveOwnGuest() {
  return useMutation({ mutationFn: move, onSettled: useRefreshGuests() });
}

/** A vet cancels a guest's visit to come and says why; the guest reads it. Refused (400) without a reason, (409) once it has begun. */
export function useCancelOwnGuest() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      request((client) => client.rpc('cancel_own_guest', { visit: id, reason }), z.unknown()),
    onSettled: useRefreshGuests(),
  });
}

/** A vet says what became of a guest's visit that has begun; null takes it back. */
export function useFinishOwnGuest() {
  return useMutation({
    mutationFn: ({ id, outcome }: Pick<PhoneVisit, 'id' | 'outcome'>) =>
      request((client) => client.rpc('finish_own_guest', { visit: id, outcome }), z.unknown()),
    onSettled: useRefreshGuests(),
  });
}
