import { formatMoment, formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';
import type { Passport, PassportLink } from '@veto/shared-data/passport';
import { doctorName } from '@veto/shared-data/veterinarians';

/** 'Labrador · Male · 4 years · 31.2 kg': what is known of it. */
export function petLine({ type, breed, gender, age, weight }: Passport): string {
  return [breed ?? type, gender, age, weight === null ? null : `${weight} kg`].filter(Boolean).join(' · ');
}

/** 'Burek has been missing since Nov 28, 2026, 17:30. Last seen: Park Oliwski.' */
export function missingText({ name, lostSince, lastSeenPlace }: Passport): string {
  const since = lostSince ? ` since ${formatMoment(lostSince)}` : '';
  return [`${name} has been missing${since}.`, lastSeenPlace && `Last seen: ${lastSeenPlace.replace(/[.!?]*$/, '.')}`]
    .filter(Boolean)
    .join(' ');
}

/** The fact that is a phone number. */
export const VET_PHONE = 'Vet’s phone';

/** Microchip, allergies, medicines and vet, as far as they are shown and known. */
export function passportFacts(passport: Passport): [label: string, value: string][] {
  const { microchip, allergies, color, veterinarian } = passport;
  const facts: [string, string | null][] = [
    ['Microchip', microchip],
    ['Allergies', allergies],
    ['Current Medications', medicinesText(passport)],
    ['Color', color],
    [
      'Vet',
      veterinarian &&
        [veterinarian.name && doctorName(veterinarian.name), veterinarian.clinic].filter(Boolean).join(', '),
    ],
    [VET_PHONE, veterinarian?.phone ?? null],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function medicinesText({ medicines, medications }: Passport): string | null {
  const courses = medicines.map(({ name, dose, endsOn }) =>
    [name, dose, endsOn && `until ${formatShortDate(endsOn)}`].filter(Boolean).join(', '),
  );
  return [...courses, medications].filter(Boolean).join('\n') || null;
}

/** What a vaccination's chip says; null where nothing is due. */
export function dueChip(
  nextDueOn: string | null,
  today = todayInWarsaw(),
): { text: string; tone: 'ok' | 'warn' } | null {
  if (!nextDueOn) return null;
  return nextDueOn < today
    ? { text: `was due ${formatShortDate(nextDueOn)}`, tone: 'warn' }
    : { text: `until ${formatShortDate(nextDueOn)}`, tone: 'ok' };
}

/** Whether a link still shows the passport: one of a pet that is lost does until it is found. */
export const isLive = ({ revokedAt, expiresAt, petLostSince }: PassportLink, now: number): boolean =>
  revokedAt === null && Date.parse(expiresAt) > Math.min(now, petLostSince ? Date.parse(petLostSince) : now);

/** What became of a link: until when it lasts, and when somebody opened it. */
export function linkText(link: PassportLink, now: number): string {
  const opened = link.openedAt
    ? `opened ${link.openedCount === 1 ? 'once' : `${link.openedCount} times`}, last ${formatMoment(link.openedAt)}`
    : 'not opened yet';
  if (link.revokedAt) return `Revoked ${formatMoment(link.revokedAt)} · ${opened}`;
  if (link.petLostSince && isLive(link, now)) return `Works until your pet is found · ${opened}`;
  return `${isLive(link, now) ? 'Expires' : 'Expired'} ${formatMoment(link.expiresAt)} · ${opened}`;
}

/** The address of a passport. The secret is behind '#': it reaches no server's log and no other site. */
export const passportAddress = (secret: string): string => `${globalThis.location.origin}/passport#${secret}`;
