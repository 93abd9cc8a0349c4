import type { Slot } from '@veto/shared-data/schedule';
import { POLISH_TIME_SLOTS } from '@veto/shared-data/vocabulary';

/** What a visitor who is not signed in chooses from, less the times that have passed. `now` is Warsaw's clock. */
export function trialSlots(date: string, now: Slot): Slot[] {
  return POLISH_TIME_SLOTS.filter((time) => date > now.date || time > now.time).map((time) => ({ date, time }));
}
