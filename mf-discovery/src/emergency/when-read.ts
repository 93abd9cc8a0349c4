import { formatMoment, formatPolishDate, inWarsaw, siteNow } from '@veto/shared-data/calendar';
import type { Language } from '@veto/slice-kit';

/** From then on, whoever is listed as open may have closed. */
const OLD_MS = 10 * 60_000;

/**
 * When a list was read, 'Nov 22, 2026, 08:00', in Warsaw: always without a network, else once it is older than ten minutes;
 * null for a fresh one. Both moments in milliseconds since 1970, by the device's clock.
 */
export function whenRead(readAt: number, now: number, online: boolean, language: Language): string | null {
  if (online && now - readAt <= OLD_MS) return null;
  const moment = siteNow(readAt);
  if (language === 'en') return formatMoment(moment);
  const { date, time } = inWarsaw(moment);
  return `${formatPolishDate(date)}, ${time}`;
}
