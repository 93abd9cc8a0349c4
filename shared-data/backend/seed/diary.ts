import type { CalendarDate } from '@internationalized/date';
import type { Hours } from './clinics.ts';

/** Hours of one day on which somebody is away although the practice is open. */
export interface Absence {
  date: string;
  from: string;
  until: string;
}

/** When a veterinarian can be booked, and what is taken. Times are wall-clock, 'HH:MM'. */
export interface Diary {
  /** The half hours of a day that nobody has taken; none on a day on which the practice is closed. */
  free(date: CalendarDate): readonly string[];
  /** @throws for a time that is not free. */
  take(date: CalendarDate, time: string): void;
}

export function createDiary(
  hours: readonly Hours[],
  closed: ReadonlySet<string>,
  absences: readonly Absence[] = [],
): Diary {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    hours.filter(({ weekdays }) => weekdays.includes(weekday)).flatMap(halfHours),
  );
  const slotsOf = (day: string, weekday: number) => {
    const away = absences.filter(({ date }) => date === day);
    const slots = week[weekday - 1] ?? [];
    return slots.filter((time) => !away.some(({ from, until }) => time < until && from < later(time, 30)));
  };
  const left = new Map<string, readonly string[]>();
  const free = (date: CalendarDate) => {
    const day = date.toString();
    const slots = left.get(day) ?? (closed.has(day) ? [] : slotsOf(day, weekdayOf(date)));
    left.set(day, slots);
    return slots;
  };
  return {
    free,
    take(date, time) {
      const before = free(date);
      const after = before.filter((slot) => slot !== time);
      if (after.length === before.length) throw new Error(`${date} ${time} is not free in this diary`);
      left.set(date.toString(), after);
    },
  };
}

/** ISO weekday: 1 is Monday. */
export function weekdayOf(date: CalendarDate): number {
  return (dayNumber(date) % 7) + 1;
}

/** The Monday of the week of a day. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return date.subtract({ days: weekdayOf(date) - 1 });
}

/** The days from one to another, both included. */
export function daysBetween(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) days.push(day);
  return days;
}

/** The Julian day number: days since a Monday long ago, for differences and weekdays. */
export function dayNumber(date: CalendarDate): number {
  return date.calendar.toJulianDay(date);
}

/** How many days lie from one date to another; negative when the other is earlier. */
export function daysFrom(one: CalendarDate, other: CalendarDate): number {
  return dayNumber(other) - dayNumber(one);
}

/** A wall-clock time some minutes later on the same day. */
export function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

function halfHours({ opens, closes }: Hours): string[] {
  const times: string[] = [];
  for (let time = opens; later(time, 30) <= closes; time = later(time, 30)) times.push(time);
  return times;
}
