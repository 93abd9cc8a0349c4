import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { allRows } from '../boundary/index.ts';
import { phoneVisitKeys } from './phone-visits.keys.ts';
import { type PhoneVisit, phoneVisitRow } from './phone-visits.schema.ts';

function listPhoneVisits(veterinarianId: string, signal: AbortSignal): Promise<PhoneVisit[]> {
  return allRows((first, last) =>
    request(
      (client) =>
        client
          .from('phone_visits')
          .select('*')
          .eq('veterinarian_id', veterinarianId)
          .order('visit_date')
          .order('visit_time')
          .order('id')
          .range(first, last),
      z.array(phoneVisitRow),
      { signal },
    ),
  );
}

/** What the signed-in vet booked for clients who telephoned, earliest first; waits until somebody is signed in. */
export function usePhoneVisits() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: phoneVisitKeys.ofVeterinarian(userId),
    queryFn: ({ signal }) => listPhoneVisits(userId, signal),
    enabled: userId !== '',
  });
}
