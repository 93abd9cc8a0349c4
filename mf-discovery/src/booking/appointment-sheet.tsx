import type { Appointment } from '@veto/shared-data/appointments';
import { type GuestBooked, type OpenBooking, useBookingSheet, useOpenedSheet } from '@veto/shared-data/booking';
import type { Slot } from '@veto/shared-data/schedule';
import { BookingSheet, BookingSheetFrame } from '@veto/shared-ui/booking-sheet';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useSite } from '@veto/slice-kit';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';

const GuestForm = lazy(() => import(/* webpackChunkName: "guest-form" */ './guest-form.tsx'));

interface AppointmentSheetProps {
  open: OpenBooking;
  /** The sheet has another time. */
  onSlot(slot: Slot): void;
  onBooked(visit: Appointment): void;
  onGuestBooked(slot: Slot, booked: GuestBooked): void;
  onClose(): void;
  /** The visitor leaves to sign in or to register. */
  onLeave(): void;
}

/** The booking sheet over rows of vets. It keeps typed words until the tab is closed; a booking clears them. */
export default function AppointmentSheet(props: AppointmentSheetProps) {
  const { start, writer, ...opened } = useOpenedSheet(props.open);
  return (
    <BookingSheetFrame onClose={props.onClose}>
      {start && <SheetOfForm key={writer} {...props} {...opened} start={start} />}
    </BookingSheetFrame>
  );
}

type SheetOfFormProps = AppointmentSheetProps &
  Pick<Parameters<typeof useBookingSheet>[0], 'start' | 'mustSignIn' | 'onSignedOut'>;

function SheetOfForm(props: SheetOfFormProps) {
  const { navigate } = useSite();
  const { pathname, search } = useLocation();
  const sheet = useBookingSheet({ ...props, address: `${pathname}${search}`, tell: tellFailure, navigate });
  return <BookingSheet {...sheet} guest={sheet.guest && <GuestForm {...sheet.guest} />} />;
}
