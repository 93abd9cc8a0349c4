import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { Hours } from './clinics.ts';

/** ISO weekday: 1 is Monday. */
export function weekdayOf(date: CalendarDate): number {
  return getDayOfWeek(date, 'pl-PL') + 1;
}

/** The `count`-th day after `from` that is neither Saturday nor Sunday. */
export function workday(from: CalendarDate, count: number): string {
  let date = from;
  for (let left = count; left > 0; ) {
    date = date.add({ days: 1 });
    if (weekdayOf(date) <= 5) left -= 1;
  }
  return date.toString();
}

/** The first `count` half hours within `hours` on one of the days after `from`. */
export function openingSlots(hours: readonly Hours[], from: CalendarDate, count: number) {
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const date = from.add({ days: ahead });
    const open = hours.find(({ weekdays }) => weekdays.includes(weekdayOf(date)));
    if (open)
      return Array.from({ length: count }, (_, index) => ({
        date: date.toString(),
        time: later(open.opens, index * 30),
      }));
  }
  return [];
}

/** A wall-clock time some minutes later on the same day. */
export function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
