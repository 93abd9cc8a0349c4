import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { addDays, todayInWarsaw } from '../calendar/index.ts';
import { scheduleKeys } from './schedule.keys.ts';
import { type TimeOff, timeOffRow } from './time-off.schema.ts';

/** As far back as a calendar is leafed through. */
const DAYS_BACK = 366;

function listTimeOff(veterinarianId: string, signal: AbortSignal): Promise<TimeOff[]> {
  return request(
    (client) =>
      client
        .from('time_off')
        .select('*')
        .eq('veterinarian_id', veterinarianId)
        .gte('ends_on', addDays(todayInWarsaw(), -DAYS_BACK))
        .order('starts_on')
        .order('starts_at', { nullsFirst: true }),
    z.array(timeOffRow),
    { signal },
  );
}

/** The signed-in vet's time off of the last year and from now on, earliest first; waits until somebody is signed in. */
export function useTimeOff() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: scheduleKeys.timeOff(userId),
    queryFn: ({ signal }) => listTimeOff(userId, signal),
    enabled: userId !== '',
  });
}
