import { useSession } from '@veto/shared-data/core';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { lazy, Suspense } from 'react';
import { BookingColumn } from './booking-column.tsx';
import type { ProfileBooking } from './use-profile-booking.ts';

const loadDialog = () => import(/* webpackChunkName: "book-appointment" */ '../booking/book-appointment-dialog.tsx');
const BookAppointmentDialog = lazy(loadDialog);
const loadTicket = () => import(/* webpackChunkName: "booked-ticket" */ './booked-ticket.tsx');
const BookedTicket = lazy(loadTicket);

interface BookingSideProps {
  veterinarian: VeterinarianProfile;
  booking: ProfileBooking;
}

/** The booking column with its dialog; once a visit is booked, its ticket. Nothing for veterinarians. */
export function BookingSide({ veterinarian, booking }: BookingSideProps) {
  const { state } = useSession();
  const { chosen, visit, heading, open } = booking;
  const prepare = () => {
    void loadDialog();
    void loadTicket();
  };
  return (
    <>
      {visit ? (
        <Suspense fallback={<Skeleton h="30rem" rounded="panel" />}>
          <BookedTicket veterinarian={veterinarian} visit={visit} headingRef={heading} onBookAnother={open} />
        </Suspense>
      ) : (
        state !== 'veterinarian' && (
          <BookingColumn
            veterinarian={veterinarian}
            chosen={chosen}
            headingRef={heading}
            onPrepare={prepare}
            onBook={open}
          />
        )
      )}
      {booking.dialog !== 'never' && (
        <Suspense fallback={null}>
          <BookAppointmentDialog
            veterinarian={veterinarian}
            open={booking.dialog === 'open'}
            slot={chosen.slot}
            onSlot={chosen.choose}
            onBooked={booking.booked}
            onClose={booking.close}
            finalFocus={() => (visit ? heading.current : null)}
          />
        </Suspense>
      )}
    </>
  );
}
