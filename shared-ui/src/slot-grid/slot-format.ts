/** 'YYYY-MM-DD' and 'HH:MM' are wall-clock values: UTC in, UTC out, so that no time zone moves them. */
function asUtc(date: string, time = '00:00'): Date {
  return new Date(`${date}T${time}:00Z`);
}

export type SlotFormat = '12h' | '24h';

/** The day as a heading: 'Monday, November 23' or 'poniedziałek, 23 listopada'. */
export function formatSlotDay(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    asUtc(date),
  );
}

/** The day on a button: 'Mon, Nov 23' or 'pon., 23 lis'. */
export function formatShortSlotDay(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    asUtc(date),
  );
}

/** The language that goes with a clock: English with 12 hours, Polish with 24. */
export function localeOf(format: SlotFormat): string {
  return format === '24h' ? 'pl-PL' : 'en-US';
}

/** '09:30' as '09:30 AM' or '09:30'. */
export function formatSlotTime(time: string, format: SlotFormat): string {
  if (format === '24h') return time;
  return new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    asUtc('2000-01-01', time),
  );
}
