import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { scheduleKeys } from './schedule.keys.ts';
import { type WorkingHours, workingHoursRows } from './schedule.schema.ts';

/** A vet's weekly hours, Monday first; several entries on a day mean a break between them. */
export function loadWorkingHours(veterinarianId: string, signal?: AbortSignal): Promise<WorkingHours[]> {
  return request(
    (client) =>
      client
        .from('working_hours')
        .select('weekday, opens_at, closes_at')
        .eq('veterinarian_id', veterinarianId)
        .order('weekday')
        .order('opens_at'),
    workingHoursRows,
    { ...(signal && { signal }) },
  );
}

/** The same, waiting while the vet is not known. */
export function useWorkingHours(veterinarianId = '') {
  return useQuery({
    queryKey: scheduleKeys.workingHours(veterinarianId),
    queryFn: ({ signal }) => loadWorkingHours(veterinarianId, signal),
    enabled: veterinarianId !== '',
  });
}
