import { useSession } from '@veto/shared-data/core';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { usePageReady } from '@veto/slice-kit';
import { ForVetsLanding } from '../components/ForVetsLanding.tsx';
import { ListingStatus } from '../components/ListingStatus.tsx';
import { OwnProfile } from '../components/OwnProfile.tsx';
import { OwnWorkingHours } from '../components/OwnWorkingHours.tsx';

/** Manage Your Profile: what owners see, and the hours in which they can book. Pet owners get the landing page. */
export default function ManagePage() {
  const { state } = useSession();
  usePageReady({ ready: state !== 'loading' });
  if (state === 'loading') return <PageSkeleton shape="form" />;
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
