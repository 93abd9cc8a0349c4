import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import { todayInWarsaw } from '../calendar/index.ts';
import { scheduleKeys } from './schedule.keys.ts';

/** A day on which a vet can be booked. */
export interface FreeDay {
  /** 'YYYY-MM-DD', Warsaw. */
  date: string;
  /** 'HH:MM', the first two at most. */
  firstTimes: string[];
  /** How many free times the day has in all, at least one. */
  count: number;
}

const loadSchema = () => import(/* webpackChunkName: "answers" */ './free-days.schema.ts');

async function listNextFreeDays(
  veterinarians: readonly string[],
  days: number,
  signal: AbortSignal,
): Promise<Record<string, FreeDay[]>> {
  const rows = await withSchema(loadSchema, ({ freeDayRows }) =>
    request((client) => client.rpc('next_free_days', { veterinarians, days }), freeDayRows, { signal }),
  );
  const found: Record<string, FreeDay[]> = Object.fromEntries(veterinarians.map((id) => [id, []]));
  for (const row of rows)
    found[row.veterinarian_id]?.push({ date: row.slot_date, firstTimes: row.first_times, count: row.free_count });
  return found;
}

/**
 * On which of the next days, from today on, several vets can be booked: one call for all of them, at most 50 vets and
 * 7 days. By the vet's id; an empty list where no day is free.
 */
export function useNextFreeDays(veterinarianIds: readonly string[], days = 4) {
  return useQuery({
    queryKey: scheduleKeys.nextFreeDays(veterinarianIds, todayInWarsaw(), days),
    queryFn: ({ signal }) => listNextFreeDays(veterinarianIds, days, signal),
    enabled: veterinarianIds.length > 0,
    // Somebody else may book one at any moment.
    staleTime: 10_000,
  });
}
