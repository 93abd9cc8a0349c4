import {
  bookable,
  type GuestBooked,
  keepVisitorSlot,
  keptVisitorSlot,
  useOpenBooking,
} from '@veto/shared-data/booking';
import { useSession } from '@veto/shared-data/core';
import type { Slot } from '@veto/shared-data/schedule';
import { useVeterinarian, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BookingPanel, BookingPanelSkeleton } from '@veto/shared-ui/booking-panel';
import { lateSheet } from '@veto/shared-ui/late-part';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';
import { sayBooked } from './booking-messages.ts';
import { Confirmation } from './confirmation.tsx';
import { type Chosen, VisitTimes } from './visit-times.tsx';

const { prepareSheet, SheetOnPage } = lateSheet(
  () => import(/* webpackChunkName: "polish-sheet" */ './polish-sheet.tsx'),
);

const HEADING = 'Umów wizytę';

/** On the Polish page of a vet: day and time, the sheet that books them, and what was booked. */
export default function SpecialistBooking({ veterinarian }: { veterinarian: string }) {
  const { data: vet } = useVeterinarian(veterinarian);
  return vet ? <Panel key={vet.id} vet={vet} /> : <BookingPanelSkeleton heading={HEADING} h="36rem" />;
}

function Panel({ vet }: { vet: VeterinarianProfile }) {
  const [booked, setBooked] = useState<{ slot: Slot; guest?: GuestBooked } | null>(null);
  const { chosen, choose } = useChosen(vet.id);
  const sheet = useOpenBooking();
  const book = (slot: Slot) => {
    choose(slot);
    sheet.show({ veterinarian: bookable(vet, vet.petTypes), slot });
  };
  const onBooked = (slot: Slot, guest?: GuestBooked) => {
    sheet.close();
    sayBooked(slot);
    setBooked({ slot, ...(guest && { guest }) });
  };
  return (
    <BookingPanel heading={HEADING}>
      <noscript>
        <Stack gap="3">
          <Text>
            Rezerwacja przez internet wymaga JavaScriptu. Włącz go i wczytaj stronę ponownie
            {vet.phone && ' albo zadzwoń'}.
          </Text>
          {vet.phone && <PhoneLink number={vet.phone} />}
        </Stack>
      </noscript>
      {booked ? (
        <Confirmation {...booked} />
      ) : (
        <Times vet={vet} chosen={chosen} onChange={choose} onBook={book} onPrepare={prepareSheet} />
      )}
      <SheetOnPage
        open={sheet.open}
        onSlot={(slot) => {
          sheet.move(slot);
          choose(slot);
        }}
        onBooked={(visit) => onBooked(visit)}
        onGuestBooked={onBooked}
        onClose={sheet.close}
        onLeave={sheet.leaveToSignIn}
      />
    </BookingPanel>
  );
}

/** Day and time on the page. It keeps the visitor's choice over signing in. */
function useChosen(veterinarianId: string) {
  const { state } = useSession();
  const [chosen, setChosen] = useState<Chosen>(() => keptVisitorSlot(veterinarianId) ?? { date: '', time: '' });
  const choose = (next: Chosen) => {
    setChosen(next);
    if (state === 'signed-out' && next.date && next.time) keepVisitorSlot(veterinarianId, next);
  };
  return { chosen, choose };
}

function Times(props: Parameters<typeof VisitTimes>[0]) {
  const { state } = useSession();
  if (state === 'loading') return <Skeleton height="md" />;
  if (state === 'veterinarian') return <Text>Wizyty mogą umawiać tylko opiekunowie zwierząt.</Text>;
  return <VisitTimes {...props} />;
}
