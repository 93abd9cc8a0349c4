import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useReadAgain } from '../settled/use-read-again.ts';
import { emergencyKeys } from './emergency.keys.ts';
import { type EmergencyHours, emergencyHoursRows } from './emergency.schema.ts';

/** When a vet takes emergencies, Monday first; none: they take no emergencies. */
export function useEmergencyHours(veterinarianId = '') {
  return useQuery({
    queryKey: emergencyKeys.hours(veterinarianId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('emergency_hours')
            .select('weekday, starts_at, ends_at')
            .eq('veterinarian_id', veterinarianId)
            .order('weekday')
            .order('starts_at'),
        emergencyHoursRows,
        { signal },
      ),
    enabled: veterinarianId !== '',
  });
}

/**
 * Replaces the emergency hours of the signed-in vet, all or nothing.
 * Fails with RequestError and the server's sentence: overlapping hours, not a vet.
 */
export function useSaveEmergencyHours() {
  return useMutation({
    mutationFn: (week: readonly EmergencyHours[]) => {
      const hours = week.map(({ weekday, startsAt, endsAt }) => ({ weekday, starts_at: startsAt, ends_at: endsAt }));
      return request((client) => client.rpc('set_emergency_hours', { hours }), z.unknown());
    },
    onSuccess: useReadAgain(emergencyKeys.all),
  });
}
