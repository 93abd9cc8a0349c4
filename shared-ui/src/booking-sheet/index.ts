export { BookingSheet, BookingSheetFrame, type BookingSheetProps } from './booking-sheet.tsx';
export type { BookingSheetWords } from './words.ts';
