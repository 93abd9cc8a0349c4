import type { Appointment } from '@veto/shared-data/appointments';
import { instantOf, isOver } from '@veto/shared-data/calendar';
import type { DayPlan } from '../calendar/day-plan.ts';

const MINUTE_MS = 60_000;

/** The visit that is under way at an instant, in milliseconds since 1970, or comes next on that day, if there is one. */
export function nextVisit({ visits }: DayPlan, now: number): Appointment | undefined {
  return visits.find(({ visit }) => visit.status === 'upcoming' && !isOver(visit, now))?.visit;
}

/** 'Seven visits' is 'visits' of a day in words: 'No visits', '1 visit', '7 visits'. */
function visitsInWords(count: number): string {
  if (count === 0) return 'No visits';
  return count === 1 ? '1 visit' : `${count} visits`;
}

/** '7 visits today, Burek comes in 5 minutes.' */
export function todayInWords(plan: DayPlan, now: number): string {
  const sentence = `${visitsInWords(plan.visits.length)} today`;
  const next = nextVisit(plan, now);
  if (!next) return `${sentence}.`;
  const minutes = Math.ceil((instantOf(next.date, next.time) - now) / MINUTE_MS);
  if (minutes <= 0) return `${sentence}, ${next.petName} is here now.`;
  if (minutes < 60) return `${sentence}, ${next.petName} comes in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return `${sentence}.`;
}

/** Visits whose owner waits for an answer about another time, earliest first. */
export function waitingRequests(visits: readonly Appointment[]): Appointment[] {
  return visits.filter(
    ({ status, rescheduleRequest }) => status === 'upcoming' && rescheduleRequest?.proposedBy === 'owner',
  );
}
