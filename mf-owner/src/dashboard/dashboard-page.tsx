import { leaveSite } from '@veto/shared-data/account';
import { useOwnerAppointments } from '@veto/shared-data/appointments';
import { ERRORS } from '@veto/shared-data/errors';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useToday } from '@veto/shared-data/today';
import { Box } from '@veto/shared-ui/box';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Grid } from '@veto/shared-ui/grid';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { RecordView } from '@veto/shared-ui/record-view';
import { SignOutButton } from '@veto/shared-ui/sign-out-button';
import { Stack } from '@veto/shared-ui/stack';
import { usePageReady, useSay } from '@veto/slice-kit';
import { nextVisit } from '../appointments/appointment-lists.ts';
import { useVisitWords } from '../appointments/visit-words.ts';
import { Overview } from './overview.tsx';
import { OwnerProfileCard } from './owner-profile-card.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { QuickActions } from './quick-actions.tsx';

/** The owner's dashboard: what comes next, who they are, and where they go most. */
export default function DashboardPage() {
  usePageReady();
  const say = useSay();
  return (
    <PageSection>
      <PageHeader
        title={say('Dashboard')}
        subtitle={
          <Box as="span" display="block" minH={{ base: '3lh', sm: '2lh', md: '1lh' }} _print={{ minH: '0' }}>
            <NextSentence />
          </Box>
        }
        actions={<SignOutButton signOut={leaveSite} failed={ERRORS.signOut} />}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
        gap={{ base: '10', lg: '12' }}
        alignItems="start"
        {...IN_ORDER}
      >
        <Overview />
        <Stack gap="10" minW="0" {...IN_ORDER}>
          <OwnProfile />
          <QuickActions />
        </Stack>
      </Grid>
    </PageSection>
  );
}

/** 'Next: Burek sees Dr. Anna Zielińska in three days.' Its line is there from the start, so that nothing moves. */
function NextSentence() {
  const today = useToday();
  const { say, veterinarian, dayFromNow } = useVisitWords();
  const visit = nextVisit(useOwnerAppointments().data ?? []);
  if (!visit || !today) return say('Your visits, your pets and your profile.');
  return say(visit.petDied ? 'Still booked: {pet}’s visit to {doctor} {day}.' : 'Next: {pet} sees {doctor} {day}.', {
    pet: visit.petName,
    doctor: veterinarian(visit),
    day: dayFromNow(visit.date, today),
  });
}

const WORDS = {
  missing: { title: 'Profile Not Found', description: 'Unable to load profile data.' },
  failed: ERRORS.fetchProfile,
};

function OwnProfile() {
  const { data, error, refetch } = useOwnProfile();
  useFailureToast(data && error, ERRORS.fetchProfile);
  return (
    <RecordView
      record={data}
      error={error}
      onRetry={() => void refetch()}
      words={WORDS}
      placeholder={<ProfileSkeleton />}
    >
      {(profile) => <OwnerProfileCard profile={profile} />}
    </RecordView>
  );
}
