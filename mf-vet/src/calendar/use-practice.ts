import { useVeterinarianAppointments } from '@veto/shared-data/appointments';
import { useUserId } from '@veto/shared-data/core';
import { useTimeOff, useWorkingHours } from '@veto/shared-data/schedule';
import type { Practice } from './day-plan.ts';

/** The signed-in veterinarian's hours, visits and time off together: `practice` once all have come. */
export function usePractice() {
  const hours = useWorkingHours(useUserId());
  const visits = useVeterinarianAppointments();
  const away = useTimeOff();
  const practice: Practice | undefined =
    hours.data && visits.data && away.data ? { hours: hours.data, visits: visits.data, away: away.data } : undefined;
  const retry = () => {
    for (const list of [hours, visits, away]) if (!list.data) void list.refetch();
  };
  return { practice, error: visits.error ?? hours.error ?? away.error, retry };
}
