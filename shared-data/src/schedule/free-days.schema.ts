import * as z from 'zod/mini';
import { calendarDate, numeric, wallTime } from '../boundary/index.ts';

export const freeDayRows = z.array(
  z.object({
    veterinarian_id: z.string(),
    slot_date: calendarDate,
    first_times: z.array(wallTime),
    free_count: numeric,
  }),
);
