import { useSession } from '@veto/shared-data/core';
import type { Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';
import { Confirmation } from './confirmation.tsx';
import { TrialForm } from './trial-form.tsx';
import { VisitForm } from './visit-form.tsx';

export interface BookingPanelProps {
  vet: VeterinarianProfile;
  /** Where signing in leads back to. */
  address: string;
}

export function BookingPanel({ vet, address }: BookingPanelProps) {
  const [booked, setBooked] = useState<{ slot: Slot; saved: boolean } | null>(null);
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
      {booked ? (
        <Confirmation {...booked} address={address} />
      ) : (
        <BookingForm vet={vet} onBooked={(slot, saved) => setBooked({ slot, saved })} />
      )}
    </Box>
  );
}

interface BookingFormProps {
  vet: VeterinarianProfile;
  onBooked(slot: Slot, saved: boolean): void;
}

function BookingForm({ vet, onBooked }: BookingFormProps) {
  const { state, userId } = useSession();
  if (state === 'loading') return <Skeleton height="md" />;
  if (state === 'veterinarian') return <Text>Wizyty mogą umawiać tylko właściciele zwierząt.</Text>;
  if (state === 'signed-out') return <TrialForm vet={vet} onBooked={(slot) => onBooked(slot, false)} />;
  return <VisitForm key={userId} vet={vet} onBooked={(slot) => onBooked(slot, true)} />;
}
