import { type CalendarDate, parseDate } from '@internationalized/date';
import { type Absence, createDiary, type Diary, daysBetween, mondayOf } from './diary.ts';
import type { SeedVeterinarian } from './veterinarians.ts';

/** A day on which offices and practices are closed, 'YYYY-MM-DD'. */
export interface Holiday {
  day: string;
  name: string;
}

/** Away for the next days: their cards say when they are back. */
const AWAY: readonly number[] = [12, 27, 41];

/** A row of the table, but for its id. */
export interface TimeOff {
  veterinarian_id: string;
  starts_on: string;
  ends_on: string;
  starts_at: string | null;
  ends_at: string | null;
  reason: string;
}

/** Public holidays, unless the practice never closes, and some days and hours of their own. */
export function timeOffOf(
  veterinarian: SeedVeterinarian,
  today: CalendarDate,
  holidays: readonly Holiday[],
): TimeOff[] {
  const { id, number, hours } = veterinarian;
  const away = (from: CalendarDate | string, until: CalendarDate | string, reason: string): TimeOff => ({
    ...{ veterinarian_id: id, starts_on: from.toString(), ends_on: until.toString(), reason },
    ...{ starts_at: null, ends_at: null },
  });
  const monday = mondayOf(today);
  const days =
    hours.length > 0 && !neverCloses(veterinarian) ? holidays.map(({ day, name }) => away(day, day, name)) : [];
  if (AWAY.includes(number)) days.push(away(today, today.add({ days: 9 }), 'Holiday'));
  if (number > 2) return days;
  const weekOff = (weeks: number) => away(monday.add({ weeks }), monday.add({ weeks, days: 5 }), 'Holiday');
  const meetings = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map((weeks) => monday.add({ weeks, days: 2 }));
  return [
    ...days,
    weekOff(-10 - number),
    weekOff(8 + number),
    ...meetings.map((date) => ({ ...away(date, date, 'Team meeting'), starts_at: '12:00', ends_at: '13:00' })),
  ];
}

function neverCloses({ profile }: SeedVeterinarian): boolean {
  return profile.specialty === 'Emergency Medicine';
}

/** A veterinarian's diary, empty: nobody is booked on a public holiday, whoever is open. */
export function diaryOf(
  { id, hours }: SeedVeterinarian,
  timeOff: readonly TimeOff[],
  holidays: readonly Holiday[],
): Diary {
  const own = timeOff.filter(({ veterinarian_id }) => veterinarian_id === id);
  const closed = new Set(holidays.map(({ day }) => day));
  const absences: Absence[] = [];
  for (const { starts_on, ends_on, starts_at, ends_at } of own) {
    if (starts_at && ends_at) absences.push({ date: starts_on, from: starts_at, until: ends_at });
    else for (const day of daysBetween(parseDate(starts_on), parseDate(ends_on))) closed.add(day.toString());
  }
  return createDiary(hours, closed, absences);
}
