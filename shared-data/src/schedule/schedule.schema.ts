import * as z from 'zod/mini';
import { calendarDate, namedRow, wallTime } from '../boundary/index.ts';

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
  namedRow({ slot_date: calendarDate, slot_time: wallTime }, { slot_date: 'date', slot_time: 'time' }),
);

export const workingHoursRows = z.array(namedRow({ weekday: z.number(), opens_at: wallTime, closes_at: wallTime }));
