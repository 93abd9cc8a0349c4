import { instantOf } from '../calendar/index.ts';
import type { Appointment } from './appointments.schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether its owner moves this visit to another free time without asking: where the vet lets clients do so, until 24 hours
 * before it. `now` in milliseconds since 1970. The database has the last word.
 */
export function mayMoveNow(
  { status, date, time, veterinarian }: Pick<Appointment, 'status' | 'date' | 'time' | 'veterinarian'>,
  now = Date.now(),
): boolean {
  return status === 'upcoming' && veterinarian?.clientsMayMove === true && instantOf(date, time) > now + DAY_MS;
}
