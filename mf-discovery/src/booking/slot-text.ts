import { formatDay, formatTime12 } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';

/** How many days ahead free times are looked up at once. */
export const DAYS_AHEAD = 13;

/** 'Mon, Nov 23, 09:30 AM' */
export function formatSlot(slot: Slot): string {
  return `${formatDay(slot.date)}, ${formatTime12(slot.time)}`;
}
