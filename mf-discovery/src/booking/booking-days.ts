import type { Slot } from '@veto/shared-data/schedule';

/** The free times of one day, in order. */
export function slotsOn(slots: readonly Slot[], date: string): Slot[] {
  return slots.filter((slot) => slot.date === date).toSorted((a, b) => a.time.localeCompare(b.time));
}

/** The first days that have free times, each with how many. */
export function freeDays(slots: readonly Slot[], limit: number): { date: string; free: number }[] {
  const days = Map.groupBy(slots, (slot) => slot.date);
  return [...days]
    .map(([date, onDay]) => ({ date, free: onDay.length }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, limit);
}

/** The earliest free times, in order. */
export function nextSlots(slots: readonly Slot[], limit: number): Slot[] {
  return slots.toSorted((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`)).slice(0, limit);
}
