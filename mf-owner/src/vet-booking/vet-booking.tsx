import { useSession } from '@veto/shared-data/core';
import { useVeterinarian, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BookingPanelSkeleton } from '@veto/shared-ui/booking-panel';
import { lateSheet } from '@veto/shared-ui/late-part';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { lazy, Suspense } from 'react';
import { BookBar } from './book-bar.tsx';
import { BookingColumn, HEADING } from './booking-column.tsx';
import { useProfileBooking } from './use-profile-booking.ts';

const loadTicket = () => import(/* webpackChunkName: "booked-ticket" */ './booked-ticket.tsx');
const BookedTicket = lazy(loadTicket);

const { prepareSheet, SheetOnPage } = lateSheet(
  () => import(/* webpackChunkName: "booking-sheet" */ '../booking-sheet/booking-sheet.tsx'),
);

const prepare = () => {
  prepareSheet();
  loadTicket().catch(() => {});
};

/** On the profile of a vet: the way to a visit. Veterinarians do not book. */
export default function VetBooking({ veterinarian }: { veterinarian: string }) {
  // It asks nobody for the session: with the end of one the cache is emptied, and an open sheet has to stay.
  const { data: vet } = useVeterinarian(veterinarian);
  return vet ? <Booking key={vet.id} veterinarian={vet} /> : <BookingPanelSkeleton heading={HEADING} h="23rem" />;
}

/** The booking column with its sheet, and on a phone the bar that leads there; once a visit is booked, its ticket. */
function Booking({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { state } = useSession();
  const { chosen, sheet, visit, heading, book, move, booked, bookedAsGuest } = useProfileBooking(veterinarian);
  if (state === 'veterinarian') return null;
  return (
    <>
      {visit ? (
        <Suspense fallback={<Skeleton h="30rem" rounded="panel" />}>
          <BookedTicket veterinarian={veterinarian} visit={visit} headingRef={heading} onBookAnother={() => book()} />
        </Suspense>
      ) : (
        <>
          <BookingColumn
            veterinarian={veterinarian}
            chosen={chosen}
            headingRef={heading}
            onPrepare={prepare}
            onBook={book}
          />
          <BookBar
            chosen={chosen}
            price={veterinarian.priceFrom === null ? null : `from ${veterinarian.priceFrom} zł`}
            booking={heading}
            onPrepare={prepareSheet}
            onBook={book}
          />
        </>
      )}
      <SheetOnPage
        open={sheet.open}
        onSlot={move}
        onBooked={booked}
        onGuestBooked={bookedAsGuest}
        onClose={sheet.close}
        onLeave={sheet.leaveToSignIn}
      />
    </>
  );
}
