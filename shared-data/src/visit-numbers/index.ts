export { type NumbersSpan, useVisitNumbers, visitNumberKeys, type WeekNumbers } from './load-visit-numbers.ts';
export { saveTable } from './table-file.ts';
