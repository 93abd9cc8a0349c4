import { addDays, formatTime24, SLOTS_POLISH } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';

/** 'dziś 15:30', 'jutro 10:30', 'pon., 23 lis 10:30'. `today` is Warsaw's, 'YYYY-MM-DD'. */
export function slotInPolish({ date, time }: Slot, today: string): string {
  const day = date === today ? 'dziś' : date === addDays(today, 1) ? 'jutro' : SLOTS_POLISH.shortDay(date);
  return `${day} ${formatTime24(time)}`;
}
