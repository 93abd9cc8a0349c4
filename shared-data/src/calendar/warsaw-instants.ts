import { siteNow } from './site-clock.ts';
import { inWarsaw } from './warsaw-calendar.ts';

// Instants decide what has begun, what is over and what overlaps: in two nights of a year, times on the wall do not. Of both nights
// of 2027 there is a table of tests.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a wall shows: 'YYYY-MM-DD' and 'HH:MM', Warsaw. */
export interface OnTheWall {
  date: string;
  time: string;
}

/** How far Warsaw's clocks are ahead of UTC, both in milliseconds. */
function offsetAt(instant: number): number {
  const { date, time } = inWarsaw(instant);
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant / MINUTE) * MINUTE;
}

/**
 * The instant, in milliseconds since 1970, at which Warsaw's clocks show a date and a time up to '24:00', as PostgreSQL reads them:
 * of an hour that comes twice the second, in the hour that is left out as much later. The reader's own zone plays no part.
 * Throws a RangeError for what is no date and time.
 */
export function instantOf(date: string, time: string): number {
  const asUtc = Date.parse(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(`${date}T${time}`) ? `${date}T${time}Z` : '');
  if (Number.isNaN(asUtc)) throw new RangeError(`${date} ${time} is no date and time`);
  const [before, after] = [asUtc - offsetAt(asUtc - DAY), asUtc - offsetAt(asUtc + DAY)];
  if (before === after) return before;
  const shown = [before, after].filter((instant) => instant + offsetAt(instant) === asUtc);
  return shown.length > 0 ? Math.max(...shown) : before;
}

/** Whether a time has come, by `now` in milliseconds since 1970. */
export function hasBegun({ date, time }: OnTheWall, now = siteNow()): boolean {
  return instantOf(date, time) <= now;
}

/** The first and, not included, the last instant of what takes `duration` minutes from a time on. */
export function instantsOf({ date, time, duration }: OnTheWall & { duration: number }): { start: number; end: number } {
  const start = instantOf(date, time);
  return { start, end: start + duration * MINUTE };
}

/** Whether that has ended, by `now` in milliseconds since 1970. */
export function isOver(taken: OnTheWall & { duration: number }, now = siteNow()): boolean {
  return instantsOf(taken).end <= now;
}

/** The hour of a day that no wall shows, because the clocks go forward: 'HH:MM' of both ends. Null on other days. */
export function hourLeftOut(date: string): { from: string; to: string } | null {
  if (instantOf(date, '24:00') - instantOf(date, '00:00') >= DAY) return null;
  const from = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`).find(
    (time) => inWarsaw(instantOf(date, time)).time !== time,
  );
  return from === undefined ? null : { from, to: inWarsaw(instantOf(date, from)).time };
}

/** Whether the clocks change between two instants or within an hour of them. Readers of calendars disagree about local times there. */
export function isNearChange(start: number, end: number): boolean {
  return offsetAt(start - HOUR) !== offsetAt(end + HOUR);
}
