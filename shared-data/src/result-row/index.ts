export { type RowFreeDays, resultRow } from './result-row.ts';
export { ROW_DAYS } from './row-times.ts';
