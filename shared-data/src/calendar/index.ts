export { type Dates, datesIn, polishTicketDate } from './dates-in.ts';
export { clockOf, dateFormat, type Format, formatDay, formatTime12, formatTime24 } from './formats.ts';
export { onSiteClock, siteNow } from './site-clock.ts';
export { SLOTS_12H, SLOTS_24H, SLOTS_POLISH, type SlotFormat } from './slot-formats.ts';
export { type DateInWords, dateInWords, ticketDate } from './ticket-date.ts';
export {
  addDays,
  inWarsaw,
  isDate,
  nowInWarsaw,
  todayInWarsaw,
  weekdayOf,
} from './warsaw-calendar.ts';
export { hasBegun, hourLeftOut, instantOf, instantsOf, isOver, type OnTheWall } from './warsaw-instants.ts';
export {
  formatDayOf,
  formatLongDate,
  formatMoment,
  formatPolishDate,
  formatPolishDay,
  formatShortDate,
} from './written-dates.ts';
