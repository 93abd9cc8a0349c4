import { formatTime12 } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';

/** How many days ahead free times are looked up at once. */
export const DAYS_AHEAD = 13;

// Formatted in UTC from UTC midnight: the reader's own zone must not move a calendar date.
const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Mon, Nov 23' */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** 'Mon, Nov 23, 09:30 AM' */
export function formatSlot(slot: Slot): string {
  return `${formatDay(slot.date)}, ${formatTime12(slot.time)}`;
}
