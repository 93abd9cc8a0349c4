import BookingSheet, { type BookingSheetProps } from '../booking-sheet/booking-sheet.tsx';
import { UKRAINIAN } from './ukrainian.ts';

export default function UkrainianSheet(props: BookingSheetProps) {
  return <BookingSheet {...props} language={UKRAINIAN} />;
}
