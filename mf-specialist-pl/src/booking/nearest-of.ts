import type { Slot } from '@veto/shared-data/schedule';

/** The free times nearest to a lost one, in the order of the calendar. */
export function nearestOf(free: readonly Slot[], lost: Slot, count = 3): Slot[] {
  const minutes = ({ date, time }: Slot) => Date.parse(`${date}T${time}Z`) / 60_000;
  const away = (slot: Slot) => Math.abs(minutes(slot) - minutes(lost));
  const nearest = free.toSorted((a, b) => away(a) - away(b)).slice(0, count);
  return nearest.toSorted((a, b) => minutes(a) - minutes(b));
}
