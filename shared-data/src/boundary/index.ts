export { allRows } from './all-rows.ts';
export { atMost, upTo } from './form-text.ts';
export { calendarDate, nullableText, numeric, timestamp, wallTime } from './row-values.ts';
export { isUuid } from './uuid.ts';
