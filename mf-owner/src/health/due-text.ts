import { formatShortDate } from '@veto/shared-data/calendar';
import type { Vaccination } from '@veto/shared-data/health';

const productOf = ({ product }: Vaccination) => product.trim().toLowerCase();

/** 'next due Dec 4, 2026' or 'was due …'; null where none is planned, or the same was given again since. */
export function dueText(entry: Vaccination, all: readonly Vaccination[], today: string): string | null {
  const { givenOn, nextDueOn } = entry;
  const wasGivenAgain = all.some((other) => other.givenOn > givenOn && productOf(other) === productOf(entry));
  if (!nextDueOn || wasGivenAgain) return null;
  return `${nextDueOn < today ? 'was due' : 'next due'} ${formatShortDate(nextDueOn)}`;
}
