import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { calendarDate } from '../boundary/index.ts';
import { scheduleKeys } from './schedule.keys.ts';

/** A public holiday in Poland. */
export interface Holiday {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** In English: 'Independence Day'. */
  name: string;
}

const holidayRow = z.pipe(
  z.object({ day: calendarDate, name: z.string() }),
  z.transform((row): Holiday => ({ date: row.day, name: row.name })),
);

/** Poland's public holidays from one day to another, both included, at most three years apart; earliest first. */
export function usePolishHolidays(from: string, to: string) {
  return useQuery({
    queryKey: scheduleKeys.holidays(from, to),
    queryFn: ({ signal }) =>
      request((client) => client.rpc('polish_holidays', { from_date: from, to_date: to }), z.array(holidayRow), {
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
