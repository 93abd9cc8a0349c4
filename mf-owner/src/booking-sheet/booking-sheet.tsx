import {
  type OpenedSheet,
  type SheetLanguage,
  type SheetOfPage,
  useBookingSheet,
  useOpenedSheet,
} from '@veto/shared-data/booking';
import type { GuestContactMessages } from '@veto/shared-data/guest-visits';
import { BookingSheetFrame, type BookingSheetWords, BookingSheet as Sheet } from '@veto/shared-ui/booking-sheet';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import type { GuestFieldsWords } from '@veto/shared-ui/guest-fields';
import { useSite } from '@veto/slice-kit';
import type { Translated } from '@veto/slice-kit/contract';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';

const GuestForm = lazy(() => import(/* webpackChunkName: "guest-form" */ './guest-form.tsx'));

/** All that the sheet says in a language other than English. */
export interface OtherLanguage {
  lang: Translated;
  sheet: SheetLanguage;
  words: BookingSheetWords;
  guest: { words: GuestFieldsWords; messages: GuestContactMessages };
}

export interface BookingSheetProps extends SheetOfPage {
  /** English unless said otherwise. */
  language?: OtherLanguage | undefined;
  onClose(): void;
}

/** The booking sheet. It keeps typed words until the tab is closed; a booking clears them. */
export default function BookingSheet({ language, onClose, ...page }: BookingSheetProps) {
  const opened = useOpenedSheet(page.open, language?.sheet);
  return (
    <BookingSheetFrame words={language?.words} lang={language?.lang} onClose={onClose}>
      {opened && <SheetOfForm key={opened.writer} {...page} opened={opened} language={language} />}
    </BookingSheetFrame>
  );
}

type SheetOfFormProps = SheetOfPage & Pick<BookingSheetProps, 'language'> & { opened: OpenedSheet };

function SheetOfForm({ language, ...page }: SheetOfFormProps) {
  const { navigate } = useSite();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const sheet = useBookingSheet({ ...page, language: language?.sheet, address, tell: tellFailure, navigate });
  const guest = sheet.guest && <GuestForm {...sheet.guest} language={language} />;
  return <Sheet {...sheet} words={language?.words} guest={guest} />;
}
