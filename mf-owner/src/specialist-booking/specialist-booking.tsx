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
import { InLanguage } from '@veto/slice-kit';
import { lazy, Suspense, useState } from 'react';
import { sayBooked } from './booking-messages.ts';
import { Confirmation } from './confirmation.tsx';
import { usePanelWords } from './panel-words.ts';
import { type Chosen, VisitTimes } from './visit-times.tsx';

const SHEETS = {
  pl: lateSheet(() => import(/* webpackChunkName: "polish-sheet" */ './polish-sheet.tsx')),
  uk: lateSheet(() => import(/* webpackChunkName: "ukrainian-sheet" */ './ukrainian-sheet.tsx')),
};
const UkrainianWords = lazy(
  () => import(/* webpackChunkName: "specialist-booking-uk" */ './ukrainian-panel-words.tsx'),
);

interface SpecialistBookingProps {
  veterinarian: string;
  /** 'uk' for Ukrainian, else Polish: earlier pages do not say it. */
  language: string;
}

/** On the Polish or Ukrainian page of a vet: day and time, the sheet that books them, and what was booked. */
export default function SpecialistBooking({ veterinarian, language }: SpecialistBookingProps) {
  if (language !== 'uk') return <OfVet veterinarian={veterinarian} />;
  return (
    <InLanguage of="uk">
      <Suspense fallback={<BookingPanelSkeleton heading="Запис на візит" h="36rem" />}>
        <UkrainianWords>
          <OfVet veterinarian={veterinarian} />
        </UkrainianWords>
      </Suspense>
    </InLanguage>
  );
}

function OfVet({ veterinarian }: { veterinarian: string }) {
  const { data: vet } = useVeterinarian(veterinarian);
  const { heading } = usePanelWords();
  return vet ? <Panel key={vet.id} vet={vet} /> : <BookingPanelSkeleton heading={heading} h="36rem" />;
}

function Panel({ vet }: { vet: VeterinarianProfile }) {
  const [booked, setBooked] = useState<{ slot: Slot; guest?: GuestBooked } | null>(null);
  const { chosen, choose } = useChosen(vet.id);
  const words = usePanelWords();
  const { prepareSheet, SheetOnPage } = SHEETS[words.language];
  const sheet = useOpenBooking();
  const book = (slot: Slot) => {
    choose(slot);
    sheet.show({ veterinarian: bookable(vet, vet.petTypes), slot });
  };
  const onBooked = (slot: Slot, guest?: GuestBooked) => {
    sheet.close();
    sayBooked(words, slot);
    setBooked({ slot, ...(guest && { guest }) });
  };
  return (
    <BookingPanel heading={words.heading}>
      <noscript>
        <Stack gap="3">
          <Text>{words.noScript(Boolean(vet.phone))}</Text>
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
  const { ownersAlone } = usePanelWords();
  if (state === 'loading') return <Skeleton height="md" />;
  if (state === 'veterinarian') return <Text>{ownersAlone}</Text>;
  return <VisitTimes {...props} />;
}
