import type { Appointment } from '@veto/shared-data/appointments';
import type { DayPlan, PlannedVisit } from '../calendar/day-plan.ts';

/** The visit that is under way or comes next today, if there is one. */
export function nextVisit({ visits }: DayPlan, minute: number): PlannedVisit | undefined {
  return visits.find(({ visit, to }) => visit.status === 'upcoming' && to > minute);
}

/** 'Seven visits' is 'visits' of a day in words: 'No visits', '1 visit', '7 visits'. */
function visitsInWords(count: number): string {
  if (count === 0) return 'No visits';
  return count === 1 ? '1 visit' : `${count} visits`;
}

/** '7 visits today, Burek comes in 5 minutes.' */
export function todayInWords(plan: DayPlan, minute: number): string {
  const sentence = `${visitsInWords(plan.visits.length)} today`;
  const next = nextVisit(plan, minute);
  if (!next) return `${sentence}.`;
  const minutes = next.from - minute;
  if (minutes <= 0) return `${sentence}, ${next.visit.petName} is here now.`;
  if (minutes < 60)
    return `${sentence}, ${next.visit.petName} comes in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return `${sentence}.`;
}

/** Visits whose owner waits for an answer about another time, earliest first. */
export function waitingRequests(visits: readonly Appointment[]): Appointment[] {
  return visits.filter(
    ({ status, rescheduleRequest }) => status === 'upcoming' && rescheduleRequest?.proposedBy === 'owner',
  );
}
