import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { calendarDate, namedRow } from '../boundary/index.ts';
import { scheduleKeys } from './schedule.keys.ts';

export interface Holiday {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** In English: 'Independence Day'. */
  name: string;
}

const holidayRow = namedRow({ day: calendarDate, name: z.string() }, { day: 'date' });

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
