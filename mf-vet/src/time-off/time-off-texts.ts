import { weekdayOf } from '@veto/shared-data/calendar';
import type { Holiday, NewTimeOff, TimeOff, WorkingHours } from '@veto/shared-data/schedule';
import type { When } from '../when/use-when.ts';

/** 'Nov 24, 2026 – Nov 27, 2026', 'Nov 24, 2026', or 'Tue, Nov 24, 10:00 AM – 11:30 AM'. */
export function timeOffLabel({ startsOn, endsOn, startsAt, endsAt }: NewTimeOff, { day, short, time }: When): string {
  if (startsAt !== null && endsAt !== null) return `${day(startsOn)}, ${time(startsAt)} – ${time(endsAt)}`;
  return startsOn === endsOn ? short(startsOn) : `${short(startsOn)} – ${short(endsOn)}`;
}

/** A whole day off. */
export function dayOff(date: string, reason: string): NewTimeOff {
  return { startsOn: date, endsOn: date, startsAt: null, endsAt: null, reason };
}

/** The holidays on which there are working hours, and that no whole day off covers yet. */
export function openHolidays(
  holidays: readonly Holiday[],
  { away, hours }: { away: readonly TimeOff[]; hours: readonly Pick<WorkingHours, 'weekday'>[] },
): Holiday[] {
  return holidays.filter(
    ({ date }) =>
      hours.some(({ weekday }) => weekday === weekdayOf(date)) &&
      !away.some(({ startsOn, endsOn, startsAt }) => startsAt === null && startsOn <= date && date <= endsOn),
  );
}
