export { useVisitNumbers, visitNumberKeys, type WeekNumbers } from './load-visit-numbers.ts';
