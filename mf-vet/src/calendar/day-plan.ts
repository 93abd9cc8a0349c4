import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, hourLeftOut, instantOf, instantsOf, inWarsaw, weekdayOf } from '@veto/shared-data/calendar';
import type { TimeOff, WorkingHours } from '@veto/shared-data/schedule';
import { minutesOf } from '../hours/conflicts.ts';

/** Minutes since midnight on the wall, the end not included; 1440 is the end of the day. */
export interface Span {
  from: number;
  to: number;
}

export interface PlannedVisit extends Span {
  visit: Appointment;
}

export interface PlannedAbsence extends Span {
  absence: TimeOff;
}

/** All that a veterinarian's day holds, each by its start. */
export interface DayPlan {
  /** 'YYYY-MM-DD'. */
  date: string;
  open: Span[];
  /** Without the cancelled ones: they take no room in the day. */
  visits: PlannedVisit[];
  /** What is left after midnight of visits of the evening before, as far as they are known. */
  lateVisits: PlannedVisit[];
  /** Times that a visit may be moved to, while the question is open. */
  held: PlannedVisit[];
  off: PlannedAbsence[];
}

export interface Practice {
  hours: readonly WorkingHours[];
  visits: readonly Appointment[];
  away: readonly TimeOff[];
}

export const END_OF_DAY = 1440;
export const SLOT_MINUTES = 30;

const byStart = (a: Span, b: Span) => a.from - b.from;
const meet = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** What a visit takes of a day's wall: it ends when its minutes have passed, whatever the clocks do. */
function spanOf(date: string, time: string, duration: number): Span {
  const end = inWarsaw(instantsOf({ date, time, duration }).end);
  return { from: minutesOf(time), to: minutesOf(end.time) + (end.date > date ? END_OF_DAY : 0) };
}

/** Spans without what another one takes of them. */
function without(spans: Span[], taken: Span): Span[] {
  return spans.flatMap((span) =>
    meet(span, taken)
      ? [
          { from: span.from, to: taken.from },
          { from: taken.to, to: span.to },
        ].filter(({ from, to }) => from < to)
      : [span],
  );
}

/** A day's hours by their start, without the one that the wall does not show. */
function hoursOn(date: string, hours: readonly WorkingHours[]): Span[] {
  const open = hours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map(({ opensAt, closesAt }) => ({ from: minutesOf(opensAt), to: minutesOf(closesAt) }))
    .sort(byStart);
  const leftOut = hourLeftOut(date);
  return leftOut ? without(open, { from: minutesOf(leftOut.from), to: minutesOf(leftOut.to) }) : open;
}

export function planDay(date: string, { hours, visits, away }: Practice): DayPlan {
  return {
    date,
    open: hoursOn(date, hours),
    visits: visits
      .filter((visit) => visit.date === date && visit.status !== 'cancelled')
      .map((visit) => ({ ...spanOf(date, visit.time, visit.duration), visit }))
      .sort(byStart),
    lateVisits: visits
      .filter((visit) => visit.date === addDays(date, -1) && visit.status !== 'cancelled')
      .map((visit) => ({ from: 0, to: spanOf(visit.date, visit.time, visit.duration).to - END_OF_DAY, visit }))
      .filter(({ to }) => to > 0),
    held: visits
      .flatMap((visit) => {
        const wish = visit.status === 'upcoming' ? visit.rescheduleRequest : null;
        return wish?.proposedDate === date ? [{ ...spanOf(date, wish.proposedTime, visit.duration), visit }] : [];
      })
      .sort(byStart),
    off: away
      .filter(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)
      .map((absence) => ({
        from: absence.startsAt === null ? 0 : minutesOf(absence.startsAt),
        to: absence.endsAt === null ? END_OF_DAY : minutesOf(absence.endsAt),
        absence,
      }))
      .sort(byStart),
  };
}

const USUAL_DAY: Span = { from: 9 * 60, to: 17 * 60 };

/** The whole hours that show everything of these days; nine to five where there is nothing. */
export function hoursToShow(days: readonly DayPlan[]): Span {
  const spans = days.flatMap(({ open, visits, held }) => [...open, ...visits, ...held]);
  if (spans.length === 0) return USUAL_DAY;
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60) * 60,
    to: Math.min(END_OF_DAY, Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60) * 60),
  };
}

/** What of the hours is still to come and taken by nothing, in parts that hold a visit. `from` is where now is. */
export function openTimes({ open, visits, lateVisits, held, off }: DayPlan, from = 0): Span[] {
  return [{ from: 0, to: from }, ...visits, ...lateVisits, ...held, ...off]
    .reduce(without, open)
    .filter(({ from: start, to }) => to - start >= SLOT_MINUTES);
}

/** What a day's column shows of a span: to midnight, and of a visit at 23:59 enough to be read. */
export function shownSpan({ from, to }: Span): Span {
  return to > END_OF_DAY ? { from: Math.min(from, END_OF_DAY - SLOT_MINUTES), to: END_OF_DAY } : { from, to };
}

/** Pauses between the hours of a day: minutes that pass. */
export function breaksOf({ date, open }: DayPlan): Span[] {
  const instant = (minutes: number) => instantOf(date, timeOf(minutes));
  return open.flatMap((hours, index) => {
    const next = open[index + 1];
    return next && instant(next.from) > instant(hours.to) ? [{ from: hours.to, to: next.from }] : [];
  });
}

/** 'HH:MM' of minutes since midnight, of the next day where they are past its end. */
export function timeOf(minutes: number): string {
  const ofDay = minutes > END_OF_DAY ? minutes - END_OF_DAY : minutes;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** The first day from today on in which the practice works, of those that are shown; else the first from today on. */
export function firstWorkingDay(days: readonly DayPlan[], today: string): string | undefined {
  const toCome = days.filter(({ date }) => date >= today);
  return (toCome.find(({ open, visits }) => open.length + visits.length > 0) ?? toCome[0])?.date;
}
