import type { Slot } from '@veto/shared-data/schedule';
import { POLISH_TIME_SLOTS } from '@veto/shared-data/vocabulary';
import type { PanelWords } from './panel-words.ts';

/** The fifteen times of a day that a visitor who is not signed in sees; which of them are free is another question. */
export function trialSlots(date: string): Slot[] {
  return POLISH_TIME_SLOTS.map((time) => ({ date, time }));
}

/**
 * What is said of a day that offers none of its fifteen times; null for one that does. `open` are the ISO weekdays on
 * which the vet works, `weekday` is the day's.
 */
export function dayText(
  { offered, open, weekday }: { offered: boolean; open: readonly number[]; weekday: number },
  words: Pick<PanelWords, 'noneOfTheseTimes' | 'closed'>,
) {
  if (offered) return null;
  return open.includes(weekday) ? words.noneOfTheseTimes : words.closed;
}
