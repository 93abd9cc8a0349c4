export { allRows } from './all-rows.ts';
export { changedColumns } from './changed-columns.ts';
export { atMost, upTo } from './form-text.ts';
export { namedRow, orElse } from './named-row.ts';
export {
  calendarDate,
  nullableText,
  numeric,
  type PlainFeatures,
  plainFeatures,
  timestamp,
  wallTime,
} from './row-values.ts';
export { isUuid } from './uuid.ts';
