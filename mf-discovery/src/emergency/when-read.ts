import { formatMoment } from '@veto/shared-data/calendar';

/** From then on, whoever is listed as open may have closed. */
const OLD_MS = 10 * 60_000;

/**
 * When a list was read, 'Nov 22, 2026, 08:00', in Warsaw: always without a network, else once it is older than ten minutes;
 * null for a fresh one. Both moments in milliseconds since 1970.
 */
export function whenRead(readAt: number, now: number, online: boolean): string | null {
  return online && now - readAt <= OLD_MS ? null : formatMoment(readAt);
}
