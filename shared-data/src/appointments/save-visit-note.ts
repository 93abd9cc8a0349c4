import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useRefreshAppointments } from './refresh-appointments.ts';

/** The vet's note of a visit, which the client reads; empty takes it back. */
export function useSaveVisitNote() {
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      request((client) => client.rpc('save_visit_note', { visit: id, note: note.trim() }), z.unknown()),
    onSettled: useRefreshAppointments(),
  });
}
