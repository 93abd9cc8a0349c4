import type { Slot } from '../schedule/index.ts';

// Free times come in the order of the calendar, and every list keeps it.

/** The free times of one day, 'YYYY-MM-DD'. */
export function slotsOn(slots: readonly Slot[], date: string): Slot[] {
  return slots.filter((slot) => slot.date === date);
}

/** The first days that have a free time, at most `limit` of them. */
export function daysWithSlots(slots: readonly Slot[], limit = Number.POSITIVE_INFINITY): string[] {
  return [...new Set(slots.map(({ date }) => date))].slice(0, limit);
}

export function sameSlot(a: Slot | null, b: Slot | null): boolean {
  return a?.date === b?.date && a?.time === b?.time;
}
