import { type DateInWords, formatTime24 } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';

const PARTS = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What the stub of the ticket says: 'sobota', '21', 'listopada'. */
export function ticketDate({ date, time }: Slot): DateInWords {
  const parts = PARTS.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: 'weekday' | 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    time: formatTime24(time),
    dateTime: `${date}T${time}`,
  };
}
