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

type Book = (vet: VeterinarianCard, at: Pick<Slot, 'date'> & Partial<Slot>) => void;

const Door = createContext<{ book: Book; searched: readonly string[] } | null>(null);

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
    latest.current = (vet, { date, time }) =>
      show({ veterinarian: bookable(vet), slot: time ? { date, time } : null, day: date, searched });
  });
  // One as long as the same is searched for: rows with another one would be drawn anew.
  const animals = searched.join();
  const door = useMemo(() => {
    const book: Book = (vet, at) => latest.current(vet, at);
    return mayBook ? { book, searched: animals.split(',').filter(Boolean) } : null;
  }, [mayBook, animals]);
  const sayBooked = () => {
    toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(open?.veterinarian.name)) });
    close();
  };
  return (
    <Door value={door}>
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
  const door = useContext(Door);
  return door && vet ? { book: (at: Parameters<Book>[1]) => door.book(vet, at), prepare: prepareSheet } : undefined;
}

/** The animals that are searched for around a row; none outside a door. */
export const useSearched = () => useContext(Door)?.searched;
