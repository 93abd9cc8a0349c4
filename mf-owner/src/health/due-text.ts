import { formatShortDate } from '@veto/shared-data/calendar';
import { isSameVaccine, type Vaccination } from '@veto/shared-data/health';

/** Whether this one is the pet's latest of its vaccine. */
export function isLatest(entry: Vaccination, all: readonly Vaccination[]): boolean {
  return !all.some((other) => other.givenOn > entry.givenOn && isSameVaccine(other, entry));
}

/** Whether it is to be given again and was not yet. */
export function isDueAgain(entry: Vaccination, all: readonly Vaccination[]): boolean {
  return entry.nextDueOn !== null && isLatest(entry, all);
}

/** 'next due Dec 4, 2026' or 'was due …'; null where none is planned, or the same was given again since. */
export function dueText(entry: Vaccination, all: readonly Vaccination[], today: string): string | null {
  const { nextDueOn } = entry;
  if (!nextDueOn || !isDueAgain(entry, all)) return null;
  return `${nextDueOn < today ? 'was due' : 'next due'} ${formatShortDate(nextDueOn)}`;
}
