import { dateFormat, type Format, formatDay, formatPolishDay, inWarsaw } from '@veto/shared-data/calendar';
import type { EmergencyContact } from '@veto/shared-data/emergency';
import { driveBand } from '@veto/shared-data/places';
import { polishDoctorName, ukrainianDoctorName } from '@veto/shared-data/veterinarians';
import { type Language, sayIn } from '@veto/slice-kit';

const HOUR_MS = 3_600_000;

const DAYS: Record<Language, Format> = {
  en: formatDay,
  pl: formatPolishDay,
  uk: dateFormat('uk-UA', { weekday: 'long', day: 'numeric', month: 'long' }),
};

/** Below that, a distance between the centres of cities says nothing. */
const SAME_CITY_KM = 1;

/** '4.6 km', '118 km'; where only the city is known, 'about 118 km' or 'in Łódź'. In Polish '4,6 km', 'Miasto: Łódź'. */
export function distanceWords({ distanceKm, isLocated, city }: EmergencyContact, language: Language): string {
  const say = sayIn(language);
  const digits = isLocated && distanceKm < 10 ? 1 : 0;
  const km = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    isLocated ? Math.max(distanceKm, 0.1) : distanceKm,
  );
  if (isLocated) return say('{km} km', { km });
  return distanceKm < SAME_CITY_KM ? say('in {city}', { city: city ?? '' }) : say('about {km} km', { km });
}

/** '10–15 min', 'under 5 min', '1 h – 1 h 30'; null where only the city is known, and it is this one. `minute` is the unit. */
export function driveWords(
  { distanceKm, isLocated }: EmergencyContact,
  minute: 'min' | 'minutes',
  language: Language,
): string | null {
  const say = sayIn(language);
  if (!isLocated && distanceKm < SAME_CITY_KM) return null;
  const [from, to] = driveBand(distanceKm);
  const unit = say(minute);
  if (from === 0) return say('under {minutes}', { minutes: `${to} ${unit}` });
  if (to === Number.POSITIVE_INFINITY) return say('more than {hours} h', { hours: from / 60 });
  if (to <= 60) return `${from}–${to} ${unit}`;
  const hours = (minutes: number) => {
    const rest = minutes % 60;
    const whole = say('{hours} h', { hours: Math.floor(minutes / 60) });
    return rest ? say('{whole} {rest}', { whole, rest }) : whole;
  };
  return `${hours(from)} – ${hours(to)}`;
}

/** '22:00' of an ISO moment, by Warsaw's clock; with the day where that is more than a day ahead. */
export function endWords(openUntil: string, now: number, language: Language): string {
  const end = Date.parse(openUntil);
  const { date, time } = inWarsaw(end);
  return end - now < 24 * HOUR_MS ? time : `${DAYS[language](date)}, ${time}`;
}

const DOCTORS = { pl: polishDoctorName, uk: ukrainianDoctorName };

/** How a vet is called; a clinic keeps its name. */
export function personWords<Name extends string | null>(name: Name, language: Language): Name | string {
  return language !== 'en' && name?.startsWith('Dr. ') ? DOCTORS[language](name) : name;
}

/** The number as it is read aloud in Poland: without the country's own code. */
export function numberWords(phone: string): string {
  return phone.replace(/^\+48\s*/, '');
}
