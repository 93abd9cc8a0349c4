import { instantOf, siteNow } from '../calendar/index.ts';
import type { Appointment } from './appointments.schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether its owner moves this visit to another free time without asking: where the vet asks for another time, and where the vet
 * lets clients do so, until 24 hours before it. `now` in milliseconds since 1970. The database has the last word.
 */
export function mayMoveNow(
  {
    status,
    date,
    time,
    veterinarian,
    moveWish,
  }: Pick<Appointment, 'status' | 'date' | 'time' | 'veterinarian' | 'moveWish'>,
  now = siteNow(),
): boolean {
  if (status !== 'upcoming') return false;
  const msLeft = instantOf(date, time) - now;
  return typeof moveWish === 'string' ? msLeft > 0 : veterinarian?.clientsMayMove === true && msLeft > DAY_MS;
}
