export { DATES_IN_POLISH } from './date-input.pl.ts';
export { DateInput, type DateInputProps } from './date-input.tsx';
