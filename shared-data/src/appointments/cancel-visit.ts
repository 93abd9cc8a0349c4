import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useRefreshAppointments } from './refresh-appointments.ts';

/** The reason of a visit to which nobody came; the server takes it once the visit has begun. */
export const NO_SHOW = 'No-show';
export const MAX_CANCEL_REASON_CHARACTERS = 500;

/** A vet cancels an upcoming visit and says why; its client reads the reason. Refused (400) beyond 500 characters. */
export function useCancelVisit() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      request((client) => client.rpc('cancel_own_visit', { visit: id, reason }), z.unknown()),
    onSettled: useRefreshAppointments(),
  });
}
