import { useUserId } from '@veto/shared-data/core';
import { useTimeOff, useWorkingHours } from '@veto/shared-data/schedule';
import { useBookedVisits } from '../phone-visits/use-booked-visits.ts';
import type { Practice } from './day-plan.ts';

/** The signed-in veterinarian's hours, visits and time off together: `practice` once all have come. */
export function usePractice() {
  const hours = useWorkingHours(useUserId());
  const visits = useBookedVisits();
  const away = useTimeOff();
  const practice: Practice | undefined =
    hours.data && visits.data && away.data ? { hours: hours.data, visits: visits.data, away: away.data } : undefined;
  const retry = () => {
    for (const list of [hours, away]) if (!list.data) void list.refetch();
    visits.retry();
  };
  return { practice, error: visits.error ?? hours.error ?? away.error, retry };
}
