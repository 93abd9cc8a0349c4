import type { Appointment } from '@veto/shared-data/appointments';
import { hasBegun, instantOf, instantsOf, siteNow, weekdayOf } from '@veto/shared-data/calendar';
import type { NewTimeOff, WorkingHours } from '@veto/shared-data/schedule';

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

function isWithin(when: When, hours: readonly WorkingHours[]): boolean {
  const { start, end } = instantsOf(when);
  return hours.some(
    ({ weekday, opensAt, closesAt }) =>
      weekday === weekdayOf(when.date) &&
      instantOf(when.date, opensAt) <= start &&
      end <= instantOf(when.date, closesAt),
  );
}

function isDuring(when: When, away: NewTimeOff): boolean {
  const { start, end } = instantsOf(when);
  return (
    start < instantOf(away.endsOn, away.endsAt ?? '24:00') && instantOf(away.startsOn, away.startsAt ?? '00:00') < end
  );
}

function toCome(visits: readonly Appointment[], now: number): Appointment[] {
  return visits.filter((visit) => visit.status === 'upcoming' && !hasBegun(visit, now));
}

/** Visits to come that today's hours cover and the new ones would not; they still stay booked. */
export function visitsLeftOutside(
  visits: readonly Appointment[],
  hours: { before: readonly WorkingHours[]; after: readonly WorkingHours[] },
  now = siteNow(),
): Appointment[] {
  const isLeftOut = (when: When) => isWithin(when, hours.before) && !isWithin(when, hours.after);
  return toCome(visits, now).filter((visit) => timesOf(visit).some(isLeftOut));
}

/** Visits to come that fall into planned absences. */
export function visitsDuring(
  visits: readonly Appointment[],
  absences: readonly NewTimeOff[],
  now = siteNow(),
): Appointment[] {
  const isTakenOff = (when: When) => absences.some((away) => isDuring(when, away));
  return toCome(visits, now).filter((visit) => timesOf(visit).some(isTakenOff));
}
