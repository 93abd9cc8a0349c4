import { datesIn } from '@veto/shared-data/calendar';
import { standsFor, type Vaccination } from '@veto/shared-data/health';
import { type Language, sayIn } from '@veto/slice-kit';

/** Whether this one is the pet's latest of its vaccine. */
export function isLatest(entry: Vaccination, all: readonly Vaccination[]): boolean {
  return !all.some((other) => standsFor(other, entry));
}

/** Whether it is to be given again and was not yet. */
export function isDueAgain(entry: Vaccination, all: readonly Vaccination[]): boolean {
  return entry.nextDueOn !== null && isLatest(entry, all);
}

/** 'next due Dec 4, 2026' or 'was due …'; null where none is planned, or the same was given again since. */
export function dueText(
  entry: Vaccination,
  all: readonly Vaccination[],
  today: string,
  language: Language,
): string | null {
  const { nextDueOn } = entry;
  if (!nextDueOn || !isDueAgain(entry, all)) return null;
  const say = sayIn(language);
  const day = datesIn(language).short(nextDueOn);
  return nextDueOn < today ? say('was due {day}', { day }) : say('next due {day}', { day });
}
