import { useSession } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import type { Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { Link } from '@veto/shared-ui/link';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { NextFreeTimes } from './next-free-times.tsx';
import { ProfileSection } from './profile-section.tsx';

interface BookingPanelProps {
  veterinarian: VeterinarianProfile;
  /** The visitor is about to book: fetch what it takes. */
  onPrepare(): void;
  onBook(slot: Slot | null): void;
}

/** The way to a visit. Veterinarians do not book; who is signed out is told to sign in. */
export function BookingPanel({ veterinarian, onPrepare, onBook }: BookingPanelProps) {
  const { state } = useSession();
  if (state === 'veterinarian') return null;
  const book = (slot: Slot | null) => {
    if (state === 'signed-out') toaster.create({ type: 'error', ...ERRORS.loginRequired });
    else onBook(slot);
  };
  return (
    <ProfileSection heading="Book a visit" floating>
      <Stack gap="4">
        {state === 'loading' ? (
          <Skeleton h="12" />
        ) : (
          <Button size="lg" onClick={() => book(null)} onPointerEnter={onPrepare} onFocus={onPrepare}>
            Book an Appointment
          </Button>
        )}
        {state === 'signed-out' && (
          <Text textAlign="center" color="fg.muted">
            <Link asChild variant="underline" color="fg.brand" fontWeight="medium" py="1">
              <SiteLink href={`/login?next=${encodeURIComponent(`/veterinarian/${veterinarian.id}`)}`}>
                Sign in
              </SiteLink>
            </Link>{' '}
            to book a time.
          </Text>
        )}
        <NextFreeTimes veterinarianId={veterinarian.id} disabled={state === 'loading'} onChoose={book} />
      </Stack>
    </ProfileSection>
  );
}
