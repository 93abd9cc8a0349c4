import { useSession } from '@veto/shared-data/core';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { usePageReady } from '@veto/slice-kit';
import { OwnWorkingHours } from '../hours/own-working-hours.tsx';
import { ListingStatus } from '../profile/listing-status.tsx';
import { OwnProfile } from '../profile/own-profile.tsx';
import { ForVetsLanding } from './for-vets-landing.tsx';

/** Manage Your Profile: what owners see, and the hours in which they can book. Pet owners get the landing page. */
export default function ManagePage() {
  const { state, userId } = useSession();
  const profile = useOwnProfile();
  const hours = useWorkingHours(userId);
  // The parts come together: each on its own, they would push one another down.
  const loading = state === 'loading' || (state === 'veterinarian' && (profile.isPending || hours.isPending));
  usePageReady({ ready: !loading });
  if (loading) return <PageSkeleton shape="form" />;
  if (state !== 'veterinarian') return <ForVetsLanding audience={state} />;
  return (
    <PageSection maxW="5xl">
      <PageHeader title="Manage Your Profile" subtitle="What pet owners read about you, and when they can book you." />
      <ListingStatus />
      <OwnProfile />
      <OwnWorkingHours />
    </PageSection>
  );
}
