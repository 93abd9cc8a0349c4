import type { Appointment } from '@veto/shared-data/appointments';
import { instantOf, isOver } from '@veto/shared-data/calendar';
import type { Say } from '@veto/slice-kit';
import type { DayPlan } from '../calendar/day-plan.ts';

const MINUTE_MS = 60_000;

/** The visit that is under way at an instant, in milliseconds since 1970, or comes next on that day, if there is one. */
export function nextVisit({ visits }: DayPlan, now: number): Appointment | undefined {
  return visits.find(({ visit }) => visit.status === 'upcoming' && !isOver(visit, now))?.visit;
}

/** 'No visits', '1 visit', '7 visits'. */
function visitsInWords(count: number, say: Say): string {
  if (count === 0) return say('No visits');
  return count === 1 ? say('{count} visit', { count }) : say('{count} visits', { count });
}

/** '7 visits today, Burek comes in 5 minutes.' */
export function todayInWords(plan: DayPlan, now: number, say: Say): string {
  const visits = visitsInWords(plan.visits.length, say);
  const next = nextVisit(plan, now);
  const count =
    next && !next.petDied ? Math.ceil((instantOf(next.date, next.time) - now) / MINUTE_MS) : Number.POSITIVE_INFINITY;
  if (!next || count >= 60) return say('{visits} today.', { visits });
  const pet = next.petName;
  if (count <= 0) return say('{visits} today, {pet} is here now.', { visits, pet });
  return count === 1
    ? say('{visits} today, {pet} comes in {count} minute.', { visits, pet, count })
    : say('{visits} today, {pet} comes in {count} minutes.', { visits, pet, count });
}

/** Visits whose owner waits for an answer about another time, earliest first. */
export function waitingRequests(visits: readonly Appointment[]): Appointment[] {
  return visits.filter(
    ({ status, rescheduleRequest }) => status === 'upcoming' && rescheduleRequest?.proposedBy === 'owner',
  );
}
