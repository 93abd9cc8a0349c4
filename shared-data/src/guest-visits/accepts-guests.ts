import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { guestVisitKeys } from './guest-visits.keys.ts';

const row = z.object({ accepts_guests: z.boolean() });

/** Whether a vet is booked by people without an account, too; true until the answer is there. Asked for visitors alone. */
export function useAcceptsGuests(veterinarianId: string): boolean {
  const isVisitor = !useUserId();
  const { data } = useQuery({
    enabled: isVisitor,
    queryKey: guestVisitKeys.accepted(veterinarianId),
    queryFn: ({ signal }) =>
      request((client) => client.from('profiles').select('accepts_guests').eq('id', veterinarianId).single(), row, {
        signal,
      }),
  });
  return data?.accepts_guests ?? true;
}
