import { bookable, type GuestBooked, pathWithSlot, useOpenBooking } from '@veto/shared-data/booking';
import { SUCCESS } from '@veto/shared-data/errors';
import { guestVisitPath } from '@veto/shared-data/guest-visits';
import type { Slot } from '@veto/shared-data/schedule';
import { doctorName, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { toaster } from '@veto/shared-ui/core';
import { lateSheet } from '@veto/shared-ui/late-part';
import { useSite } from '@veto/slice-kit';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

const { prepareSheet, SheetOnPage } = lateSheet(
  () => import(/* webpackChunkName: "booking-sheet" */ './appointment-sheet.tsx'),
);

type Book = (vet: VeterinarianCard, slot: Slot) => void;

const Door = createContext<Book | null>(null);

interface BookingDoorProps {
  /** The animals that the visitor searches for, in the filter's words. */
  searched: readonly string[];
  /** The rows whose times open the sheet. */
  children: ReactNode;
}

/** Around rows of vets: a press on one of their times opens the booking sheet over the page. */
export function BookingDoor({ searched, children }: BookingDoorProps) {
  const { open, refused, mayBook, show, close, move, leaveToSignIn } = useOpenBooking();
  const { navigate } = useSite();
  useEffect(() => {
    // The way of the link that was pressed, as it goes for veterinarians.
    if (refused) navigate(pathWithSlot(`/veterinarian/${refused.veterinarian.id}`, refused.slot));
  }, [refused, navigate]);
  const latest = useRef<Book>(() => {});
  useEffect(() => {
    latest.current = (vet, slot) => show({ veterinarian: bookable(vet), slot, searched });
  });
  // One for ever: rows with another one would be drawn anew.
  const book = useMemo((): Book | null => (mayBook ? (vet, slot) => latest.current(vet, slot) : null), [mayBook]);
  const sayBooked = () => {
    toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(open?.veterinarian.name)) });
    close();
  };
  return (
    <Door value={book}>
      {children}
      <SheetOnPage
        open={open}
        onSlot={move}
        onBooked={sayBooked}
        onGuestBooked={(_: Slot, { secret }: GuestBooked) => {
          sayBooked();
          navigate(guestVisitPath(secret));
        }}
        onClose={close}
        onLeave={leaveToSignIn}
      />
    </Door>
  );
}

/** What a press on one of a vet's times does; undefined without a vet, outside a door, and for veterinarians: they do not book. */
export function useBookFromRow(vet: VeterinarianCard | undefined) {
  const book = useContext(Door);
  return book && vet ? { book: (slot: Slot) => book(vet, slot), prepare: prepareSheet } : undefined;
}
