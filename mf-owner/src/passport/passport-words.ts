import { datesIn, todayInWarsaw } from '@veto/shared-data/calendar';
import type { Passport, PassportLink } from '@veto/shared-data/passport';
import { ageText } from '@veto/shared-data/pets';
import { type Language, sayIn } from '@veto/slice-kit';
import { doctorIn } from '../appointments/visit-words.ts';
import { kilogramsText } from '../pets/kilograms.ts';

/** 'Labrador · Male · 4 years · 31.2 kg': what is known of it. */
export function petLine({ type, breed, gender, age, weight }: Passport, language: Language): string {
  const say = sayIn(language);
  const kilograms = weight === null ? null : kilogramsText(weight, language);
  return [breed ?? say(type), gender && say(gender), ageText(age, language, say), kilograms]
    .filter(Boolean)
    .join(' · ');
}

/** 'Burek has been missing since Nov 28, 2026, 17:30. Last seen: Park Oliwski.' */
export function missingText({ name, lostSince, lastSeenPlace }: Passport, language: Language): string {
  const say = sayIn(language);
  const missing = lostSince
    ? say('{pet} has been missing since {when}.', { pet: name, when: datesIn(language).moment(lostSince) })
    : say('{pet} has been missing.', { pet: name });
  const place = lastSeenPlace?.replace(/[.!?]*$/, '.');
  return [missing, place && say('Last seen: {place}', { place })].filter(Boolean).join(' ');
}

/** The label of the fact that is a phone number. */
export const phoneLabel = (language: Language): string => sayIn(language)('Vet’s phone');

/** Microchip, allergies, medicines and vet, as far as they are shown and known. */
export function passportFacts(passport: Passport, language: Language): [label: string, value: string][] {
  const say = sayIn(language);
  const { microchip, allergies, color, veterinarian } = passport;
  const facts: [string, string | null][] = [
    [say('Microchip'), microchip],
    [say('Allergies'), allergies],
    [say('Current Medications'), medicinesText(passport, language)],
    [say('Color'), color],
    [
      say('Vet'),
      veterinarian &&
        [veterinarian.name && doctorIn(language, veterinarian.name), veterinarian.clinic].filter(Boolean).join(', '),
    ],
    [phoneLabel(language), veterinarian?.phone ?? null],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function medicinesText({ medicines, medications }: Passport, language: Language): string | null {
  const until = (day: string) => sayIn(language)('until {day}', { day: datesIn(language).short(day) });
  const courses = medicines.map(({ name, dose, endsOn }) =>
    [name, dose, endsOn && until(endsOn)].filter(Boolean).join(', '),
  );
  return [...courses, medications].filter(Boolean).join('\n') || null;
}

/** What a vaccination's chip says; null where nothing is due. */
export function dueChip(
  nextDueOn: string | null,
  language: Language,
  today = todayInWarsaw(),
): { text: string; tone: 'ok' | 'warn' } | null {
  if (!nextDueOn) return null;
  const say = sayIn(language);
  const day = datesIn(language).short(nextDueOn);
  return nextDueOn < today
    ? { text: say('was due {day}', { day }), tone: 'warn' }
    : { text: say('until {day}', { day }), tone: 'ok' };
}

/** Whether a link still shows the passport: one of a pet that is lost does until it is found. */
export const isLive = ({ revokedAt, expiresAt, petLostSince }: PassportLink, now: number): boolean =>
  revokedAt === null && Date.parse(expiresAt) > Math.min(now, petLostSince ? Date.parse(petLostSince) : now);

/** What became of a link: until when it lasts, and when somebody opened it. */
export function linkText(link: PassportLink, now: number, language: Language): string {
  const say = sayIn(language);
  const { moment } = datesIn(language);
  const joined = (state: string) => `${state} · ${openedText(link, language)}`;
  if (link.revokedAt) return joined(say('Revoked {when}', { when: moment(link.revokedAt) }));
  if (link.petLostSince && isLive(link, now)) return joined(say('Works until your pet is found'));
  const when = moment(link.expiresAt);
  return joined(isLive(link, now) ? say('Expires {when}', { when }) : say('Expired {when}', { when }));
}

function openedText({ openedAt, openedCount }: PassportLink, language: Language): string {
  const say = sayIn(language);
  if (!openedAt) return say('not opened yet');
  const when = datesIn(language).moment(openedAt);
  return openedCount === 1
    ? say('opened once, last {when}', { when })
    : say('opened {count} times, last {when}', { count: openedCount, when });
}

/** The address of a passport in a language. The secret is behind '#': it reaches no server's log and no other site. */
export const passportAddress = (secret: string, language: Language): string =>
  `${globalThis.location.origin}${language === 'pl' ? '/pl' : ''}/passport#${secret}`;
