import { leaveSite } from '@veto/shared-data/account';
import { ERRORS } from '@veto/shared-data/errors';
import { useToday } from '@veto/shared-data/today';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { latePart } from '@veto/shared-ui/late-part';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SignOutButton } from '@veto/shared-ui/sign-out-button';
import { Tabs } from '@veto/shared-ui/tabs';
import { usePageReady, useSay } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NumbersSkeleton } from '../numbers/numbers-skeleton.tsx';
import { OwnProfile } from '../profile/own-profile.tsx';
import { VisitDialogs } from '../visits/visit-dialogs.tsx';
import { useWhen } from '../when/use-when.ts';
import { TodaySkeleton } from './today-skeleton.tsx';

const Today = lazy(() => import(/* webpackChunkName: "today" */ './today.tsx'));
const OwnNumbers = lazy(() => import(/* webpackChunkName: "own-numbers" */ '../numbers/own-numbers.tsx'));
const VisitLists = latePart(async () => ({
  default: (await import(/* webpackChunkName: "visit-lists" */ '../visits/veterinarian-appointments.tsx'))
    .VeterinarianAppointments,
}));

/** The line of a day that is not known yet. */
const NO_DAY = '\u00a0';

/**
 * The veterinarian's dashboard: today, what waits and the numbers, then the profile and the visits in two tabs. The
 * chosen tab is in the address: `?tab=appointments`.
 */
export default function DashboardPage() {
  usePageReady();
  const say = useSay();
  const when = useWhen();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'appointments' ? 'appointments' : 'profile';
  return (
    <PageSection {...IN_ORDER}>
      <PageHeader
        title={say('Dashboard')}
        subtitle={today ? when.long(today) : NO_DAY}
        actions={<SignOutButton signOut={leaveSite} failed={ERRORS.signOut} />}
      />
      <VisitDialogs>
        <Suspense fallback={<TodaySkeleton />}>
          <Today />
        </Suspense>
        <Suspense fallback={<NumbersSkeleton />}>
          <OwnNumbers />
        </Suspense>
        <Tabs.Root
          value={tab}
          lazyMount
          onValueChange={({ value }) =>
            setParams(value === 'appointments' ? { tab: 'appointments' } : {}, { replace: true })
          }
        >
          <Tabs.List>
            <Tabs.Trigger value="profile">{say('Profile')}</Tabs.Trigger>
            <Tabs.Trigger value="appointments">{say('Appointments')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="profile">
            <OwnProfile />
          </Tabs.Content>
          <Tabs.Content value="appointments">
            <VisitLists />
          </Tabs.Content>
        </Tabs.Root>
      </VisitDialogs>
    </PageSection>
  );
}
