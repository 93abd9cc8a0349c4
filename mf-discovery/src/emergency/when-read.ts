import { formatMoment } from '@veto/shared-data/calendar';

/** From then on, whoever is listed as open may have closed. */
const OLD_MS = 10 * 60_000;

/** When a list was read that is not quite of now, as without a network; null for a fresh one. Both in milliseconds since 1970. */
export function whenRead(readAt: number, now: number): string | null {
  return now - readAt > OLD_MS ? formatMoment(readAt) : null;
}
