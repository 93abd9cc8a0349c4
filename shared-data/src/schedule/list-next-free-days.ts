import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import { todayInWarsaw } from '../calendar/index.ts';
import { scheduleKeys } from './schedule.keys.ts';
import type { WantedTime } from './wanted-time.ts';

export interface FreeDay {
  /** 'YYYY-MM-DD', Warsaw. */
  date: string;
  /** 'HH:MM', the first two at most; those of the part that is wanted come first. */
  firstTimes: string[];
  /** How many free times the day has in all, at least one. */
  count: number;
}

const loadSchema = () => import(/* webpackChunkName: "answers" */ './free-days.schema.ts');

async function listNextFreeDays(
  veterinarians: readonly string[],
  days: number,
  { date, part }: WantedTime,
  signal: AbortSignal,
): Promise<Record<string, FreeDay[]>> {
  // A backend that has not been migrated yet refuses a call that names what it does not know.
  const asked = { veterinarians, days, ...(date && { first_day: date }), ...(part && { part }) };
  const rows = await withSchema(loadSchema, ({ freeDayRows }) =>
    request((client) => client.rpc('next_free_days', asked), freeDayRows, { signal }),
  );
  const found: Record<string, FreeDay[]> = Object.fromEntries(veterinarians.map((id) => [id, []]));
  for (const row of rows)
    found[row.veterinarian_id]?.push({ date: row.slot_date, firstTimes: row.first_times, count: row.free_count });
  return found;
}

/**
 * On which of the next days, from today or the wanted day on, several vets can be booked: one call for all of them, at most 50
 * vets and 7 days. By the vet's id; an empty list where no day is free.
 */
export function useNextFreeDays(veterinarianIds: readonly string[], days = 4, wanted: WantedTime = {}) {
  return useQuery({
    queryKey: scheduleKeys.nextFreeDays(veterinarianIds, wanted.date ?? todayInWarsaw(), days, wanted.part),
    queryFn: ({ signal }) => listNextFreeDays(veterinarianIds, days, wanted, signal),
    enabled: veterinarianIds.length > 0,
    // Somebody else may book one at any moment.
    staleTime: 10_000,
  });
}
