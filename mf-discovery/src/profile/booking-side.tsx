import { useSession } from '@veto/shared-data/core';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { lazy, Suspense } from 'react';
import { prepareSheet, SheetOnPage } from '../booking/sheet-on-page.tsx';
import { BookingColumn } from './booking-column.tsx';
import type { ProfileBooking } from './use-profile-booking.ts';

const loadTicket = () => import(/* webpackChunkName: "booked-ticket" */ './booked-ticket.tsx');
const BookedTicket = lazy(loadTicket);

interface BookingSideProps {
  veterinarian: VeterinarianProfile;
  booking: ProfileBooking;
}

/** The booking column with its sheet; once a visit is booked, its ticket. Nothing for veterinarians. */
export function BookingSide({ veterinarian, booking }: BookingSideProps) {
  const { state } = useSession();
  const { chosen, sheet, visit, heading, book } = booking;
  const prepare = () => {
    prepareSheet();
    loadTicket().catch(() => {});
  };
  return (
    <>
      {visit ? (
        <Suspense fallback={<Skeleton h="30rem" rounded="panel" />}>
          <BookedTicket veterinarian={veterinarian} visit={visit} headingRef={heading} onBookAnother={() => book()} />
        </Suspense>
      ) : (
        state !== 'veterinarian' && (
          <BookingColumn
            veterinarian={veterinarian}
            chosen={chosen}
            headingRef={heading}
            onPrepare={prepare}
            onBook={book}
          />
        )
      )}
      <SheetOnPage
        open={sheet.open}
        onSlot={booking.move}
        onBooked={booking.booked}
        onClose={sheet.close}
        onLeave={sheet.leaveToSignIn}
        finalFocus={() => (visit ? heading.current : null)}
      />
    </>
  );
}
