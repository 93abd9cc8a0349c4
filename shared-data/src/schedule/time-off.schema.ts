import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText, wallTime } from '../boundary/index.ts';

export const MAX_TIME_OFF_REASON_CHARACTERS = 500;

/** An absence: whole days, or hours of one day. Warsaw wall clock. */
export interface TimeOff {
  id: string;
  /** 'YYYY-MM-DD'. */
  startsOn: string;
  /** The last day away, 'YYYY-MM-DD'. */
  endsOn: string;
  /** 'HH:MM'; null for whole days. */
  startsAt: string | null;
  /** 'HH:MM', also '24:00'; null for whole days. */
  endsAt: string | null;
  /** Nobody but the vet reads it. */
  reason: string | null;
}

export type NewTimeOff = Omit<TimeOff, 'id'>;

export const timeOffRow = namedRow({
  id: z.string(),
  starts_on: calendarDate,
  ends_on: calendarDate,
  starts_at: z.nullish(wallTime),
  ends_at: z.nullish(wallTime),
  reason: nullableText,
});
