import type { Say } from '@veto/slice-kit';
import type { When } from '../when/use-when.ts';
import { type DayPlan, type PlannedAbsence, type PlannedVisit, SLOT_MINUTES, type Span, timeOf } from './day-plan.ts';

/** A visit, or a time that is held for one. */
export interface TakenTime {
  kind: 'visit' | 'held';
  planned: PlannedVisit;
}

/** What stands in a half hour of the week, the most important first. */
export type CellContent = TakenTime | { kind: 'off'; planned: PlannedAbsence } | { kind: 'open' } | { kind: 'closed' };

/** A half hour of a day; `begins` says whether what it holds starts in it, so that it is drawn once. */
export interface WeekCell extends Span {
  date: string;
  content: CellContent;
  begins: boolean;
  /** What else begins in it: short visits follow each other within a half hour. */
  also: TakenTime[];
}

const touches = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** A visit that begins in a half hour goes before one that only ends in it. */
function visitIn(plan: DayPlan, cell: Span): PlannedVisit | undefined {
  const touching = [...plan.lateVisits, ...plan.visits].filter((each) => touches(each, cell));
  return touching.find(({ from }) => from >= cell.from) ?? touching[0];
}

function contentOf(plan: DayPlan, cell: Span): CellContent {
  const visit = visitIn(plan, cell);
  if (visit) return { kind: 'visit', planned: visit };
  const held = plan.held.find((each) => touches(each, cell));
  if (held) return { kind: 'held', planned: held };
  const off = plan.off.find((each) => touches(each, cell));
  if (off) return { kind: 'off', planned: off };
  return plan.open.some((each) => touches(each, cell)) ? { kind: 'open' } : { kind: 'closed' };
}

/** The half hours of a day between two whole hours. */
export function cellsOf(plan: DayPlan, shown: Span): WeekCell[] {
  const taken: TakenTime[] = [
    ...[...plan.lateVisits, ...plan.visits].map((planned) => ({ kind: 'visit' as const, planned })),
    ...plan.held.map((planned) => ({ kind: 'held' as const, planned })),
  ];
  const seen = new Set<Span>();
  return Array.from({ length: (shown.to - shown.from) / SLOT_MINUTES }, (_, index) => {
    const from = shown.from + index * SLOT_MINUTES;
    const cell = { from, to: from + SLOT_MINUTES };
    const beginsIn = ({ from: start }: Span) => cell.from <= start && start < cell.to;
    const content = contentOf(plan, cell);
    const planned = 'planned' in content ? content.planned : cell;
    // Time off is named where it is first seen: a visit may stand in the half hour in which it begins.
    const begins = content.kind === 'off' ? !seen.has(planned) : beginsIn(planned);
    seen.add(planned);
    const also = taken.filter((each) => beginsIn(each.planned) && each.planned !== planned);
    return { ...cell, date: plan.date, content, begins, also };
  });
}

/** The language in which a half hour is said. */
export interface CellWords {
  say: Say;
  when: When;
}

/** What a screen reader says of a half hour: its day, its time, and what it holds. */
export function cellName({ date, from, content, begins, also }: WeekCell, words: CellWords): string {
  const { say, when } = words;
  const time = (minutes: number) => when.time(timeOf(minutes));
  const starts = begins && 'planned' in content ? Math.max(content.planned.from, from) : from;
  const [name, ...rest] = contentParts(content, say);
  // A long block shows when, under the name.
  const until =
    begins && 'planned' in content && content.planned.to - starts > SLOT_MINUTES ? content.planned.to : null;
  const span =
    until !== null && content.kind !== 'off' && say('{from} to {to}', { from: time(starts), to: time(until) });
  const what = [name, span, ...rest, ...also.map((taken) => alsoName(taken, words))].filter(Boolean).join(', ');
  const moment = `${when.long(date)}, ${time(starts)}`;
  return begins ? `${moment}: ${what}` : say('{when}: still {what}', { when: moment, what });
}

function alsoName({ kind, planned: { from, visit } }: TakenTime, { say, when }: CellWords): string {
  const pet = visit.petName;
  const then = kind === 'held' ? say('then held for {pet}', { pet }) : say('then {pet}', { pet });
  return [then, when.time(timeOf(from)), visit.type?.name].filter(Boolean).join(', ');
}

/** The name of what a half hour holds, and all else about it. */
function contentParts(content: CellContent, say: Say): string[] {
  switch (content.kind) {
    case 'visit': {
      const { petName, petType, type, reason, client, status, rescheduleRequest, bookedBy, petDied } =
        content.planned.visit;
      const asked = rescheduleRequest && status === 'upcoming' && say('move requested');
      // Of a guest the name says it.
      const how = bookedBy === 'vet' ? say('by phone') : bookedBy !== 'guest' && say(status);
      const died = petDied && status === 'upcoming' && say('has died, still booked');
      const parts = [petName, died, say(petType), type?.name, reason, client?.fullName, how, asked];
      return parts.filter((part): part is string => Boolean(part));
    }
    case 'held':
      return [say('held for {pet}', { pet: content.planned.visit.petName })];
    case 'off':
      return [say('time off'), content.planned.absence.reason].filter((part): part is string => Boolean(part));
    default:
      return [content.kind === 'open' ? say('open') : say('closed')];
  }
}

/** A place in the grid: a day of the week and a half hour of it, both from 0. */
export interface Place {
  day: number;
  row: number;
}

const STEPS: Record<string, (place: Place, rows: number) => Place> = {
  ArrowUp: ({ day, row }) => ({ day, row: row - 1 }),
  ArrowDown: ({ day, row }) => ({ day, row: row + 1 }),
  ArrowLeft: ({ day, row }) => ({ day: day - 1, row }),
  ArrowRight: ({ day, row }) => ({ day: day + 1, row }),
  Home: ({ row }) => ({ day: 0, row }),
  End: ({ row }) => ({ day: 6, row }),
};

/**
 * Where a key leads from a place, and in which week: -1, 0 or 1 from the one that is shown. Left of Monday is Sunday of
 * the week before; PageUp and PageDown change the week. Null for any other key, and at the top and the bottom.
 */
export function stepFrom(place: Place, key: string, rows: number): { place: Place; weeks: -1 | 0 | 1 } | null {
  if (key === 'PageUp') return { place, weeks: -1 };
  if (key === 'PageDown') return { place, weeks: 1 };
  const next = STEPS[key]?.(place, rows);
  if (!next || next.row < 0 || next.row >= rows) return null;
  if (next.day < 0) return { place: { ...next, day: 6 }, weeks: -1 };
  if (next.day > 6) return { place: { ...next, day: 0 }, weeks: 1 };
  return { place: next, weeks: 0 };
}
