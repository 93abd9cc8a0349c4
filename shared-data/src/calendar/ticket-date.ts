import { formatTime24 } from './formats.ts';
import { formatLongDate } from './written-dates.ts';

/** What the stub of a ticket says: 'Tuesday', '24', 'November', '10:00'; `dateTime` is for machines. */
export interface DateInWords {
  weekday: string;
  day: string;
  month: string;
  time: string;
  dateTime: string;
}

/** 'Tuesday', 'November', '24' of a date, 'YYYY-MM-DD'. */
export function dateInWords(date: string): Pick<DateInWords, 'weekday' | 'month' | 'day'> {
  const [weekday = '', monthAndDay = ''] = formatLongDate(date).split(', ');
  const [month = '', day = ''] = monthAndDay.split(' ');
  return { weekday, month, day };
}

/** A visit's day in words and its time as owners read it. */
export function ticketDate({ date, time }: { date: string; time: string }): DateInWords {
  return { ...dateInWords(date), time: formatTime24(time), dateTime: `${date}T${time}` };
}
