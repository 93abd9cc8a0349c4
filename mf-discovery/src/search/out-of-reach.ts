import { formatDay, formatLongDate } from '@veto/shared-data/calendar';
import type { OutOfReach } from '@veto/shared-data/schedule';

/** Why nobody is found for a time, as a sentence: 'Fri, Nov 27 is over.' `typed` are the words that asked for it. */
export function outOfReachInWords({ why, date, part, knownUntil }: OutOfReach, typed = date): string {
  if (why === 'no day') return `“${typed}” is not a date in the calendar.`;
  if (why === 'over') return `${part ? `This ${part}` : formatDay(date)} is over.`;
  return `Free times are known until ${formatDay(knownUntil)}, and not yet for ${formatLongDate(date)}.`;
}
