export { type RowFreeDays, resultRow } from './result-row.ts';
export { firstTimes, ROW_DAYS } from './row-times.ts';
