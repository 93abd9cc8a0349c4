import { clockOf, dateFormat, type Format, formatDay, formatTime24 } from './formats.ts';
import { SLOTS_24H, SLOTS_POLISH, type SlotFormat, slotsIn } from './slot-formats.ts';
import { type DateInWords, ticketDate } from './ticket-date.ts';
import { inWarsaw, midnightOf, todayInWarsaw } from './warsaw-calendar.ts';
import { formatLongDate, formatMonthAndDay, formatShortDate } from './written-dates.ts';

type Moment = string | number;
type Slot = { date: string; time: string };

/** How a language writes days, 'YYYY-MM-DD', and moments, ISO or milliseconds since 1970, in Warsaw. */
export interface Dates {
  /** 'Saturday, November 21, 2026', 'sobota, 21 listopada 2026'. */
  long: Format;
  /** 'Nov 21, 2026', '21 lis 2026'. */
  short: Format;
  /** 'Sat, Nov 21', 'sob., 21 lis'. */
  day: Format;
  /** 'Nov 21', '21 lis'. */
  monthAndDay: Format;
  /** Veterinarians read the 12-hour clock in English; everybody else, and Polish, the 24-hour one. */
  clock(reader: { isVeterinarian: boolean }): Format;
  /** 'Nov 21, 2026, 14:30'. */
  moment(moment: Moment, clock?: Format): string;
  /** 'Nov 21, 2026'. */
  dayOf(moment: Moment): string;
  /** '14:30' where the moment is of `today`; 'Nov 21, 14:30' of another day, 'Nov 21, 2025, 14:30' of an earlier year. */
  recent(moment: Moment, clock?: Format, today?: string): string;
  /** What the stub of a ticket says; the month of an earlier year than today's is 'December 2025'. */
  ticket(slot: Slot, today?: string): DateInWords;
  slots: SlotFormat;
}

/** '2025' of a day in an earlier year than today's: without it, 'Friday, December 12' would seem to be still to come. */
const earlierYear = (date: string, today: string) => (date.slice(0, 4) < today.slice(0, 4) ? date.slice(0, 4) : null);

/** The ways of a language: what moments are in them follows from its days. */
function datesOf(formats: Omit<Dates, 'moment' | 'dayOf' | 'recent'>): Dates {
  return {
    ...formats,
    moment(moment, clock = formatTime24) {
      const { date, time } = inWarsaw(moment);
      return `${formats.short(date)}, ${clock(time)}`;
    },
    dayOf: (moment) => formats.short(inWarsaw(moment).date),
    recent(moment, clock = formatTime24, today = todayInWarsaw()) {
      const { date, time } = inWarsaw(moment);
      if (date === today) return clock(time);
      const day = earlierYear(date, today) ? formats.short(date) : formats.monthAndDay(date);
      return `${day}, ${clock(time)}`;
    },
    ticket(slot, today = todayInWarsaw()) {
      const stub = formats.ticket(slot);
      return { ...stub, month: [stub.month, earlierYear(slot.date, today)].filter(Boolean).join(' ') };
    },
  };
}

const ENGLISH = datesOf({
  long: formatLongDate,
  short: formatShortDate,
  day: formatDay,
  monthAndDay: formatMonthAndDay,
  clock: clockOf,
  ticket: ticketDate,
  slots: SLOTS_24H,
});

function ticketDateIn(locale: string): Dates['ticket'] {
  let stub: Intl.DateTimeFormat | undefined;
  return ({ date, time }) => {
    stub ??= new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
    const parts = stub.formatToParts(midnightOf(date));
    const part = (type: 'weekday' | 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
    return {
      weekday: part('weekday'),
      day: part('day'),
      month: part('month'),
      time: formatTime24(time),
      dateTime: `${date}T${time}`,
    };
  };
}

/** 'sobota', '21', 'listopada', '10:00': what the stub of a ticket says in Polish. */
export const polishTicketDate = ticketDateIn('pl-PL');

/** As a locale has them, with the 24-hour clock. */
const datesOfLocale = (locale: string, rest: Pick<Dates, 'ticket' | 'slots'>): Dates =>
  datesOf({
    long: dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    short: dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    day: dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
    monthAndDay: dateFormat(locale, { day: 'numeric', month: 'short' }),
    clock: () => formatTime24,
    ...rest,
  });

const OTHERS: Partial<Record<string, Dates>> = {
  pl: datesOfLocale('pl-PL', { ticket: polishTicketDate, slots: SLOTS_POLISH }),
  uk: datesOfLocale('uk-UA', { ticket: ticketDateIn('uk-UA'), slots: slotsIn('uk-UA') }),
};

/** The dates of a language of the site, by its code; of any other, English. */
export const datesIn = (language: string): Dates => OTHERS[language] ?? ENGLISH;
