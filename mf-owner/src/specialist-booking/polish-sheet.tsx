import BookingSheet, { type BookingSheetProps } from '../booking-sheet/booking-sheet.tsx';
import { POLISH } from './polish.ts';

export default function PolishSheet(props: BookingSheetProps) {
  return <BookingSheet {...props} language={POLISH} />;
}
