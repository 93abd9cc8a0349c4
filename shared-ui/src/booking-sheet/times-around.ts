import type { Slot } from '../slots/slots-by-day.tsx';

/** At most three times of a day, with the chosen one in their midst; the first ones where none is chosen. */
export function timesAround(slots: readonly Slot[], chosen: Slot | null, count = 3): readonly Slot[] {
  const index = slots.findIndex(({ date, time }) => date === chosen?.date && time === chosen.time);
  const from = Math.max(0, Math.min(index - Math.floor(count / 2), slots.length - count));
  return slots.slice(from, from + count);
}
