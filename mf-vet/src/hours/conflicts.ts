import type { Appointment } from '@veto/shared-data/appointments';
import { nowInWarsaw, weekdayOf } from '@veto/shared-data/calendar';
import type { NewTimeOff, WorkingHours } from '@veto/shared-data/schedule';
import { hasBegun } from '../visits/visit-times.ts';

type When = Pick<Appointment, 'date' | 'time' | 'duration'>;

/** The times that a visit may have: its own, and one that either side asks for and that is held meanwhile. */
function timesOf(visit: Appointment): When[] {
  const { rescheduleRequest: wish, duration } = visit;
  return wish ? [visit, { date: wish.proposedDate, time: wish.proposedTime, duration }] : [visit];
}

/** Minutes since midnight of 'HH:MM', up to 1440 for '24:00'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isWithin({ date, time, duration }: When, hours: readonly WorkingHours[]): boolean {
  const start = minutesOf(time);
  return hours.some(
    ({ weekday, opensAt, closesAt }) =>
      weekday === weekdayOf(date) && minutesOf(opensAt) <= start && start + duration <= minutesOf(closesAt),
  );
}

function isDuring({ date, time, duration }: When, away: NewTimeOff): boolean {
  if (date < away.startsOn || date > away.endsOn) return false;
  if (away.startsAt === null || away.endsAt === null) return true;
  const start = minutesOf(time);
  return start < minutesOf(away.endsAt) && minutesOf(away.startsAt) < start + duration;
}

function toCome(visits: readonly Appointment[], now: { date: string; time: string }): Appointment[] {
  return visits.filter((visit) => visit.status === 'upcoming' && !hasBegun(visit, now));
}

/** Visits to come that today's hours cover and the new ones would not; they still stay booked. */
export function visitsLeftOutside(
  visits: readonly Appointment[],
  hours: { before: readonly WorkingHours[]; after: readonly WorkingHours[] },
  now = nowInWarsaw(),
): Appointment[] {
  const isLeftOut = (when: When) => isWithin(when, hours.before) && !isWithin(when, hours.after);
  return toCome(visits, now).filter((visit) => timesOf(visit).some(isLeftOut));
}

/** Visits to come that fall into planned absences. */
export function visitsDuring(
  visits: readonly Appointment[],
  absences: readonly NewTimeOff[],
  now = nowInWarsaw(),
): Appointment[] {
  const isTakenOff = (when: When) => absences.some((away) => isDuring(when, away));
  return toCome(visits, now).filter((visit) => timesOf(visit).some(isTakenOff));
}
