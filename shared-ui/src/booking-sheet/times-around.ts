import type { Slot } from '../slots/slots-by-day.tsx';

const MOST = 3;

/** At most three times of a day, with the chosen one in their midst; the first ones where none is chosen. */
export function timesAround(slots: readonly Slot[], chosen: Slot | null): readonly Slot[] {
  const index = slots.findIndex(({ date, time }) => date === chosen?.date && time === chosen.time);
  const from = Math.max(0, Math.min(index - 1, slots.length - MOST));
  return slots.slice(from, from + MOST);
}
