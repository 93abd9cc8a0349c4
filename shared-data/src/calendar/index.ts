export {
  formatDay,
  formatLongDate,
  formatPolishDate,
  formatShortDate,
  formatTime12,
  SLOTS_12H,
  SLOTS_24H,
  SLOTS_POLISH,
  type SlotFormat,
} from './formats.ts';
export {
  addDays,
  addMonths,
  compareDates,
  nowInWarsaw,
  todayInWarsaw,
  WARSAW,
  weekdayOf,
} from './warsaw-calendar.ts';
