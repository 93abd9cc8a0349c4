import { type OpenedSheet, type SheetOfPage, useBookingSheet, useOpenedSheet } from '@veto/shared-data/booking';
import { BookingSheet, BookingSheetFrame } from '@veto/shared-ui/booking-sheet';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useSite } from '@veto/slice-kit';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';

const GuestForm = lazy(() => import(/* webpackChunkName: "guest-form" */ './guest-booking-form.tsx'));

interface AppointmentSheetProps extends SheetOfPage {
  onClose(): void;
}

/** The booking sheet over rows of vets. It keeps typed words until the tab is closed; a booking clears them. */
export default function AppointmentSheet({ onClose, ...props }: AppointmentSheetProps) {
  const opened = useOpenedSheet(props.open);
  return (
    <BookingSheetFrame onClose={onClose}>
      {opened && <SheetOfForm key={opened.writer} {...props} opened={opened} />}
    </BookingSheetFrame>
  );
}

function SheetOfForm(props: SheetOfPage & { opened: OpenedSheet }) {
  const { navigate } = useSite();
  const { pathname, search } = useLocation();
  const sheet = useBookingSheet({ ...props, address: `${pathname}${search}`, tell: tellFailure, navigate });
  return <BookingSheet {...sheet} guest={sheet.guest && <GuestForm {...sheet.guest} />} />;
}
