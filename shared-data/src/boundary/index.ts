export { calendarDate, nullableText, numeric, timestamp, wallTime } from './row-values.ts';
