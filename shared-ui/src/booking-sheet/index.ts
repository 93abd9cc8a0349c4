export { BookingSheet, type BookingSheetProps, BookingSheetSkeleton } from './booking-sheet.tsx';
export type { SheetFootProps } from './sheet-foot.tsx';
export type { BookingSheetWords } from './words.ts';
