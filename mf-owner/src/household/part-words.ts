import { formatDay, todayInWarsaw } from '@veto/shared-data/calendar';
import { type CareEntry, type EarlierDose, type Part, RIGHTS } from '@veto/shared-data/household';

/** 'Carer', 'Sitter Fri, Nov 27 – Sun, Nov 29', or 'Sitter until Sun, Nov 29' for one who may begin at once. */
export function roleText({ role, startsOn, until }: Pick<Part, 'role' | 'startsOn' | 'until'>): string {
  if (role === 'carer' || !until) return 'Carer';
  if (!startsOn) return `Sitter until ${formatDay(until)}`;
  if (startsOn === until) return `Sitter on ${formatDay(until)}`;
  return `Sitter ${formatDay(startsOn)} – ${formatDay(until)}`;
}

/** A sitter's last day has passed. */
export const isOver = ({ until }: Pick<Part, 'until'>, today = todayInWarsaw()) => until !== null && until < today;

/** 'book visits, read the record': what a part allows beside care; null for nothing. */
export function rightsText({ rights }: Pick<Part, 'rights'>): string | null {
  const allowed = RIGHTS.filter(({ id }) => rights.includes(id)).map(({ label }) => label.toLowerCase());
  return allowed.join(', ') || null;
}

/** 'You gave Carprofen', 'Kasia fed Burek': what an entry of the feed says. */
export function deedText({ kind, medicine, body, person, mine }: CareEntry, petName: string): string {
  const who = mine ? 'You' : person;
  switch (kind) {
    case 'fed':
      return `${who} fed ${petName}`;
    case 'walked':
      return `${who} walked ${petName}`;
    case 'medicine':
      return `${who} gave ${petName} ${medicine ?? 'a medicine'}`;
    case 'note':
      return `${who}: ${body ?? ''}`;
  }
}

/** 'Kasia gave Carprofen at 08:10, less than 12 hours ago.' `when` is the time, or the day and the time. */
export function earlierDoseText({ person, mine, intervalHours }: EarlierDose, medicine: string, when: string): string {
  const hours = intervalHours === 1 ? 'an hour' : `${intervalHours} hours`;
  const moment = /^\d/.test(when) ? `at ${when}` : `on ${when}`;
  return `${mine ? 'You' : person} gave ${medicine} ${moment}, less than ${hours} ago.`;
}

const TAKEN_BACK_FOR_MINUTES = 10;

/** Whether the signed-in person can still take an entry back. */
export const canTakeBack = ({ mine, givenAt }: Pick<CareEntry, 'mine' | 'givenAt'>, now: number): boolean =>
  mine && now - Date.parse(givenAt) < TAKEN_BACK_FOR_MINUTES * 60_000;
