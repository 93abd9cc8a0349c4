import { formatDay, inWarsaw } from '@veto/shared-data/calendar';
import type { EmergencyContact } from '@veto/shared-data/emergency';
import { driveBand } from '@veto/shared-data/places';

const HOUR_MS = 3_600_000;

/** Below that, a distance between the centres of cities says nothing. */
const SAME_CITY_KM = 1;

/** '4.6 km', '118 km'; where only the city is known, 'about 118 km' or 'in Łódź'. */
export function distanceWords({ distanceKm, isLocated, city }: EmergencyContact): string {
  if (isLocated) return distanceKm < 10 ? `${Math.max(distanceKm, 0.1).toFixed(1)} km` : `${Math.round(distanceKm)} km`;
  return distanceKm < SAME_CITY_KM ? `in ${city}` : `about ${Math.round(distanceKm)} km`;
}

/** '10–15 min', 'under 5 min', '1 h – 1 h 30'; null where only the city is known, and it is this one. `minute` is the unit. */
export function driveWords({ distanceKm, isLocated }: EmergencyContact, minute: 'min' | 'minutes'): string | null {
  if (!isLocated && distanceKm < SAME_CITY_KM) return null;
  const [from, to] = driveBand(distanceKm);
  if (from === 0) return `under ${to} ${minute}`;
  if (to === Number.POSITIVE_INFINITY) return `more than ${from / 60} h`;
  if (to <= 60) return `${from}–${to} ${minute}`;
  return `${hours(from)} – ${hours(to)}`;
}

function hours(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest}` : ''}`;
}

/** 'until 22:00', by Warsaw's clock; with the day where that is more than a day ahead. 'open 24 hours' without an end. */
export function openWords(openUntil: string | null, now: number): string {
  if (openUntil === null) return 'open 24 hours';
  const end = Date.parse(openUntil);
  const { date, time } = inWarsaw(end);
  return end - now < 24 * HOUR_MS ? `until ${time}` : `until ${formatDay(date)}, ${time}`;
}

/** The number as it is read aloud in Poland: without the country's own code. */
export function numberWords(phone: string): string {
  return phone.replace(/^\+48\s*/, '');
}

/** What a telephone dials. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
