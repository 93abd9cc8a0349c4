import { datesIn, formatTime24, inWarsaw, todayInWarsaw } from '@veto/shared-data/calendar';
import { type CaredPet, type CareEntry, type EarlierDose, type Part, RIGHTS } from '@veto/shared-data/household';
import { type Language, sayIn } from '@veto/slice-kit';

/** 'Carer', 'Sitter Fri, Nov 27 – Sun, Nov 29', or 'Sitter until Sun, Nov 29' for one who may begin at once. */
export function roleText(part: Pick<Part, 'role' | 'startsOn' | 'until'>, language: Language): string {
  const { role, startsOn, until } = part;
  const say = sayIn(language);
  if (role === 'carer' || !until) return say('Carer');
  const { day } = datesIn(language);
  if (!startsOn) return say('Sitter until {day}', { day: day(until) });
  if (startsOn === until) return say('Sitter on {day}', { day: day(until) });
  return say('Sitter {from} – {until}', { from: day(startsOn), until: day(until) });
}

/** 'Carer · Burek belongs to Anna': what somebody is to another's pet. */
export function belongingText(pet: CaredPet, language: Language): string {
  const { name, owner } = pet;
  return sayIn(language)('{role} · {pet} belongs to {owner}', { role: roleText(pet, language), pet: name, owner });
}

/** A sitter's last day has passed. */
export const isOver = ({ until }: Pick<Part, 'until'>, today = todayInWarsaw()) => until !== null && until < today;

/** 'book visits, read the record': what a part allows beside care; null for nothing. */
export function rightsText({ rights }: Pick<Part, 'rights'>, language: Language): string | null {
  const say = sayIn(language);
  const allowed = RIGHTS.filter(({ id }) => rights.includes(id)).map(({ label }) => say(label).toLowerCase());
  return allowed.join(', ') || null;
}

/** 'You gave Carprofen', 'Kasia fed Burek': what an entry of the feed says. */
export function deedText(entry: CareEntry, pet: string, language: Language): string {
  const { kind, medicine, body, person, mine } = entry;
  const say = sayIn(language);
  const who = mine ? say('You') : person;
  switch (kind) {
    case 'fed':
      return say('{who} fed {pet}', { who, pet });
    case 'walked':
      return say('{who} walked {pet}', { who, pet });
    case 'medicine':
      return say('{who} gave {pet} {medicine}', { who, pet, medicine: medicine ?? say('a medicine') });
    case 'note':
      return `${who}: ${body ?? ''}`;
  }
}

/** 'Kasia gave Carprofen at 08:10, less than 12 hours ago.' */
export function earlierDoseText(dose: EarlierDose, medicine: string, language: Language): string {
  const { person, mine, intervalHours, givenAt } = dose;
  const say = sayIn(language);
  const when = datesIn(language).recent(givenAt, formatTime24);
  const isToday = inWarsaw(givenAt).date === todayInWarsaw();
  return say('{who} gave {medicine} {moment}, less than {hours} ago.', {
    who: mine ? say('You') : person,
    medicine,
    moment: isToday ? say('at {time}', { time: when }) : say('on {day}', { day: when }),
    hours: intervalHours === 1 ? say('an hour') : say('{count} hours', { count: intervalHours }),
  });
}

const TAKEN_BACK_FOR_MINUTES = 10;

/** Whether the signed-in person can still take an entry back. */
export const canTakeBack = ({ mine, givenAt }: Pick<CareEntry, 'mine' | 'givenAt'>, now: number): boolean =>
  mine && now - Date.parse(givenAt) < TAKEN_BACK_FOR_MINUTES * 60_000;
