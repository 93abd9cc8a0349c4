import { addDays, hasBegun, inWarsaw, type OnTheWall, weekdayOf } from '@veto/shared-data/calendar';

export interface OpeningHours {
  /** ISO weekday, 1 is Monday. */
  weekday: number;
  /** 'HH:MM', Europe/Warsaw. */
  opensAt: string;
  closesAt: string;
}

export interface DaysAlike {
  /** ISO weekdays; the same one for a day by itself. */
  first: number;
  last: number;
  /** In order; empty: closed. */
  hours: OpeningHours[];
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** True from the opening minute up to, but not including, the closing one. `now` is in milliseconds since 1970. */
export function isOpen(hours: readonly OpeningHours[], now: number): boolean {
  const { date } = inWarsaw(now);
  return hoursOn(hours, weekdayOf(date)).some(
    ({ opensAt, closesAt }) => hasBegun({ date, time: opensAt }, now) && !hasBegun({ date, time: closesAt }, now),
  );
}

/** When a clinic that is closed now, in milliseconds since 1970, opens next, within a week; null for one without hours. */
export function nextOpening(hours: readonly OpeningHours[], now: number): OnTheWall | null {
  const today = inWarsaw(now).date;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    const next = hoursOn(hours, weekdayOf(date)).find(({ opensAt }) => !hasBegun({ date, time: opensAt }, now));
    if (next) return { date, time: next.opensAt };
  }
  return null;
}

/** The week from Monday to Sunday, neighbouring days with the same hours taken together. */
export function weekOf(hours: readonly OpeningHours[]): DaysAlike[] {
  const parts: DaysAlike[] = [];
  for (const [index] of WEEKDAYS.entries()) {
    const weekday = index + 1;
    const ofDay = hoursOn(hours, weekday);
    const before = parts.at(-1);
    if (before && timesText(before.hours) === timesText(ofDay)) before.last = weekday;
    else parts.push({ first: weekday, last: weekday, hours: ofDay });
  }
  return parts;
}

/** 'Monday – Friday', or 'Saturday' for a day by itself. */
export function daysText({ first, last }: Pick<DaysAlike, 'first' | 'last'>): string {
  const name = (weekday: number) => WEEKDAYS[weekday - 1] ?? '';
  return first === last ? name(first) : `${name(first)} – ${name(last)}`;
}

function hoursOn(hours: readonly OpeningHours[], weekday: number): OpeningHours[] {
  return hours.filter((one) => one.weekday === weekday).toSorted((a, b) => a.opensAt.localeCompare(b.opensAt));
}

function timesText(hours: readonly OpeningHours[]): string {
  return hours.map(({ opensAt, closesAt }) => `${opensAt}-${closesAt}`).join();
}
