import type { Appointment } from '@veto/shared-data/appointments';
import { useUserId } from '@veto/shared-data/core';
import { useFilledCancellations } from '@veto/shared-data/earlier-times';
import { ERRORS } from '@veto/shared-data/errors';
import { useOwnLicence } from '@veto/shared-data/licence';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useReviews } from '@veto/shared-data/reviews';
import { Box } from '@veto/shared-ui/box';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Grid } from '@veto/shared-ui/grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type Practice, planDay } from '../calendar/day-plan.ts';
import { useNow } from '../calendar/use-now.ts';
import { usePractice } from '../calendar/use-practice.ts';
import { MarkComplete } from '../visits/mark-complete.tsx';
import { FilledCancellations } from './filled-cancellations.tsx';
import { NextPatient } from './next-patient.tsx';
import { SetupNotice } from './setup-notice.tsx';
import { TODAY_COLUMNS, TodaySkeleton } from './today-skeleton.tsx';
import { nextVisit, todayInWords } from './today-summary.ts';
import { TodayTimeline } from './today-timeline.tsx';
import { Waiting } from './waiting.tsx';

/** The signed-in veterinarian's day at a glance: the timeline, who comes next, and what waits for an answer. */
export default function Today() {
  const { practice, error, retry } = usePractice();
  if (practice) return <Day practice={practice} />;
  return error ? <ErrorState {...ERRORS.fetchAppointments} error={error} onRetry={retry} /> : <TodaySkeleton />;
}

const finish = (visit: Appointment) =>
  visit.status === 'upcoming' && <MarkComplete appointment={visit} whose={visit.petName} variant="surface" />;

/**
 * Asks for profile, licence, reviews and cancellations only beside a day that has come: where nothing can be read, one card says so
 * and asks again. All stand above the day on a phone, so that it is drawn once they are known, or cannot be had.
 */
function Day({ practice }: { practice: Practice }) {
  const say = useSay();
  const veterinarianId = useUserId() ?? '';
  const profile = useOwnProfile();
  const licence = useOwnLicence();
  const reviews = useReviews(veterinarianId);
  const now = useNow();
  const filled = useFilledCancellations();
  if ([profile, reviews, licence, filled].some(({ isPending }) => isPending)) return <TodaySkeleton />;
  const plan = planDay(now.date, practice);
  const next = nextVisit(plan, now.at);
  const free = plan.open.length + plan.visits.length + plan.held.length + plan.off.length === 0;
  return (
    <Stack gap="4">
      <Text color="muted">{todayInWords(plan, now.at, say)}</Text>
      {profile.data && licence.data && (
        <SetupNotice profile={profile.data} hours={practice.hours} licence={licence.data} />
      )}
      <Grid {...TODAY_COLUMNS}>
        <Box minH={{ lg: '42rem' }}>
          {free ? (
            <EmptyState
              illustration="no-appointments"
              title={say('Nothing today')}
              description={say('No working hours and no visits. The calendar shows the rest of the week.')}
            />
          ) : (
            <TodayTimeline plan={plan} now={now} actionFor={finish} />
          )}
        </Box>
        <Stack gap="7" order={{ base: -1, lg: 0 }}>
          {next && <NextPatient visit={next} now={now.at} />}
          <Waiting visits={practice.visits} veterinarianId={veterinarianId} />
          <FilledCancellations />
        </Stack>
      </Grid>
    </Stack>
  );
}
