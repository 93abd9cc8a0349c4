import { dropAllDrafts } from '@veto/shared-data/booking';
import { signOut } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { dropMessageDrafts, dropOutboxes } from '@veto/shared-data/messages';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Grid } from '@veto/shared-ui/grid';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { RecordView } from '@veto/shared-ui/record-view';
import { SignOutButton } from '@veto/shared-ui/sign-out-button';
import { usePageReady } from '@veto/slice-kit';
import { OwnerProfileCard } from './owner-profile-card.tsx';
import { QuickActions } from './quick-actions.tsx';

/** What was typed and not booked or sent is not for the next person at this computer. */
async function leave(): Promise<void> {
  await signOut();
  dropAllDrafts();
  dropMessageDrafts();
  dropOutboxes();
}

/** The owner's dashboard: who they are, and where they go most. */
export default function DashboardPage() {
  usePageReady();
  return (
    <PageSection>
      <PageHeader title="Dashboard" actions={<SignOutButton signOut={leave} failed={ERRORS.signOut} />} />
      <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr' }} gap="8" alignItems="start">
        <OwnProfile />
        <QuickActions />
      </Grid>
    </PageSection>
  );
}

const WORDS = {
  missing: { title: 'Profile Not Found', description: 'Unable to load profile data.' },
  failed: ERRORS.fetchProfile,
};

function OwnProfile() {
  const { data, error, refetch } = useOwnProfile();
  useFailureToast(error, ERRORS.fetchProfile);
  return (
    <RecordView
      record={data}
      error={error}
      onRetry={() => void refetch()}
      words={WORDS}
      height={{ base: '19.625rem', md: '18rem' }}
    >
      {(profile) => <OwnerProfileCard profile={profile} />}
    </RecordView>
  );
}
