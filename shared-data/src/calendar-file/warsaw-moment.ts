import { tzOffset } from '@date-fns/tz';
import { WARSAW } from './warsaw-time-zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes that Warsaw's clocks are ahead of UTC at an instant, in milliseconds since 1970. */
const offsetAt = (instant: number) => tzOffset(WARSAW, new Date(instant));

/**
 * The instant at which Warsaw's clocks show a date and time, as PostgreSQL reads it: of an hour that comes twice the second, in
 * the hour that is left out as much later. The reader's own zone plays no part.
 * Throws a RangeError when 'YYYY-MM-DD' and 'HH:MM' are no date and time.
 */
export function warsawMoment(date: string, time: string): Date {
  const asUtc = Date.parse(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(`${date}T${time}`) ? `${date}T${time}Z` : '');
  if (Number.isNaN(asUtc)) throw new RangeError(`${date} ${time} is no date and time`);
  const [before, after] = [offsetAt(asUtc - DAY), offsetAt(asUtc + DAY)].map((offset) => asUtc - offset * MINUTE);
  const shown = [before, after].filter((instant = 0) => instant + offsetAt(instant) * MINUTE === asUtc);
  return new Date(Math.max(...(shown.length > 0 ? (shown as number[]) : [before ?? 0])));
}

/**
 * Whether the clocks change during these instants or within an hour of them. Readers of calendars disagree about local times
 * there, and agree about UTC.
 */
export function isNearChange(start: Date, end: Date): boolean {
  return offsetAt(start.getTime() - HOUR) !== offsetAt(end.getTime() + HOUR);
}
