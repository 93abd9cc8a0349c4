import BookingSheet, { type BookingSheetProps } from '../booking-sheet/booking-sheet.tsx';
import { POLISH } from './polish.ts';

/** The booking sheet in Polish. */
export default function PolishSheet(props: BookingSheetProps) {
  return <BookingSheet {...props} language={POLISH} />;
}
