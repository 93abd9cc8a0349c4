export {
  addDays,
  compareDates,
  formatLongDate,
  formatPolishDate,
  formatShortDate,
  formatTime12,
  nowInWarsaw,
  todayInWarsaw,
  WARSAW,
  weekdayOf,
} from './warsaw-calendar.ts';
