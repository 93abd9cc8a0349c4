import * as z from 'zod/mini';
import { calendarDate, wallTime } from '../boundary/index.ts';

/** A start that can be booked; Warsaw wall clock. */
export interface Slot {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'HH:MM', 24 hours. */
  time: string;
}

export interface WorkingHours {
  /** ISO weekday: 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** 'HH:MM'. */
  opensAt: string;
  /** 'HH:MM'. */
  closesAt: string;
}

export const slotRows = z.array(
  z.pipe(
    z.object({ slot_date: calendarDate, slot_time: wallTime }),
    z.transform((row): Slot => ({ date: row.slot_date, time: row.slot_time })),
  ),
);

export const workingHoursRows = z.array(
  z.pipe(
    z.object({ weekday: z.number(), opens_at: wallTime, closes_at: wallTime }),
    z.transform(
      (row): WorkingHours => ({
        weekday: row.weekday,
        opensAt: row.opens_at,
        closesAt: row.closes_at,
      }),
    ),
  ),
);
