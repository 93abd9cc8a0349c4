import type { Appointment } from '@veto/shared-data/appointments';
import {
  type GuestBooked,
  type OpenBooking,
  type SheetLanguage,
  useBookingSheet,
  useOpenedSheet,
} from '@veto/shared-data/booking';
import type { GuestContactMessages } from '@veto/shared-data/guest-visits';
import type { Slot } from '@veto/shared-data/schedule';
import { BookingSheetFrame, type BookingSheetWords, BookingSheet as Sheet } from '@veto/shared-ui/booking-sheet';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import type { GuestFieldsWords } from '@veto/shared-ui/guest-fields';
import { useSite } from '@veto/slice-kit';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';

const GuestForm = lazy(() => import(/* webpackChunkName: "guest-form" */ './guest-form.tsx'));

/** All that the sheet says in a language other than English. */
export interface OtherLanguage {
  lang: 'pl';
  sheet: SheetLanguage;
  words: BookingSheetWords;
  guest: { words: GuestFieldsWords; messages: GuestContactMessages };
}

export interface BookingSheetProps {
  open: OpenBooking;
  /** English unless said otherwise. */
  language?: OtherLanguage;
  /** The sheet has another time. */
  onSlot(slot: Slot): void;
  onBooked(visit: Appointment): void;
  onGuestBooked(slot: Slot, booked: GuestBooked): void;
  onClose(): void;
  /** The visitor leaves to sign in or to register. */
  onLeave(): void;
  /** What has the focus after the sheet; null: what had it before. */
  finalFocus?(): HTMLElement | null;
}

/** The booking sheet. It keeps typed words until the tab is closed; a booking clears them. */
export default function BookingSheet(props: BookingSheetProps) {
  const { open, language, onClose, finalFocus } = props;
  const { start, writer, ...opened } = useOpenedSheet(open, language?.sheet);
  return (
    <BookingSheetFrame words={language?.words} lang={language?.lang} onClose={onClose} finalFocus={finalFocus}>
      {start && <SheetOfForm key={writer} {...props} {...opened} start={start} />}
    </BookingSheetFrame>
  );
}

type SheetOfFormProps = BookingSheetProps &
  Pick<Parameters<typeof useBookingSheet>[0], 'start' | 'mustSignIn' | 'onSignedOut'>;

function SheetOfForm({ language, ...options }: SheetOfFormProps) {
  const { navigate } = useSite();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const sheet = useBookingSheet({ ...options, language: language?.sheet, address, tell: tellFailure, navigate });
  return (
    <Sheet
      {...sheet}
      words={language?.words}
      guest={sheet.guest && <GuestForm {...sheet.guest} language={language} />}
    />
  );
}
