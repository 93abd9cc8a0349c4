export {
  formatDay,
  formatLongDate,
  formatPolishDate,
  formatShortDate,
  formatTime12,
  SLOTS_12H,
  SLOTS_24H,
  SLOTS_POLISH,
} from './formats.ts';
export {
  addDays,
  inWarsaw,
  nowInWarsaw,
  todayInWarsaw,
  weekdayOf,
} from './warsaw-calendar.ts';
