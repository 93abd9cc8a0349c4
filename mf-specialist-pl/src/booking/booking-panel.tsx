import { useSession } from '@veto/shared-data/core';
import type { Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { lazy, Suspense, useState } from 'react';
import { Confirmation } from './confirmation.tsx';
import { NotBookedYet } from './not-booked-yet.tsx';
import { TrialForm } from './trial-form.tsx';

/** Only signed-in owners need it. */
const VisitForm = lazy(() =>
  import(/* webpackChunkName: "visit-form" */ './visit-form.tsx').then((module) => ({ default: module.VisitForm })),
);

export interface BookingPanelProps {
  vet: VeterinarianProfile;
  /** Where signing in leads back to. */
  address: string;
}

export function BookingPanel({ vet, address }: BookingPanelProps) {
  const [booked, setBooked] = useState<Slot | null>(null);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const signedOut = useSession().state === 'signed-out';
  return (
    <Box
      as="section"
      aria-labelledby="booking"
      rounded="1.5rem"
      bg="surface"
      shadow={{ base: 'none', lg: 'float' }}
      p={{ base: '4.5', md: '6' }}
      _highContrast={{ outline: '1px solid CanvasText' }}
    >
      <Heading as="h2" textStyle="h3" id="booking" mb="4">
        Umów wizytę
      </Heading>
      <noscript>
        <Stack gap="3">
          <Text>
            Rezerwacja przez internet wymaga JavaScriptu. Włącz go i wczytaj stronę ponownie
            {vet.phone && ' albo zadzwoń'}.
          </Text>
          {vet.phone && <PhoneLink number={vet.phone} />}
        </Stack>
      </noscript>
      {booked && <Confirmation slot={booked} />}
      {!booked && signedOut && chosen && (
        <NotBookedYet slot={chosen} address={address} onBack={() => setChosen(null)} />
      )}
      {!booked && !(signedOut && chosen) && <BookingForm vet={vet} onBooked={setBooked} onChosen={setChosen} />}
    </Box>
  );
}

interface BookingFormProps {
  vet: VeterinarianProfile;
  onBooked(slot: Slot): void;
  /** A free time was chosen by a visitor who is not signed in: nothing is booked yet. */
  onChosen(slot: Slot): void;
}

function BookingForm({ vet, onBooked, onChosen }: BookingFormProps) {
  const { state, userId } = useSession();
  if (state === 'loading') return <Skeleton height="md" />;
  if (state === 'veterinarian') return <Text>Wizyty mogą umawiać tylko właściciele zwierząt.</Text>;
  if (state === 'signed-out') return <TrialForm vet={vet} onChosen={onChosen} />;
  return (
    <Suspense fallback={<Skeleton height="md" />}>
      <VisitForm key={userId} vet={vet} onBooked={onBooked} />
    </Suspense>
  );
}
