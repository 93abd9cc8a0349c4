import { useUserId } from '@veto/shared-data/core';
import { ERRORS, PRACTICE_ERRORS } from '@veto/shared-data/errors';
import { useOwnLicence } from '@veto/shared-data/licence';
import { type Profile, useOwnProfile } from '@veto/shared-data/profiles';
import { useReviewSummary } from '@veto/shared-data/reviews';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Grid } from '@veto/shared-ui/grid';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { useLanguage, useSay } from '@veto/slice-kit';
import { useCallback, useState } from 'react';
import { LeaveGuard } from '../leave-guard/leave-guard.tsx';
import { ListingStatus } from '../profile/listing-status.tsx';
import { type ManagePart, PARTS } from './manage-parts.tsx';
import { ManageSection, PartChanges } from './manage-section.tsx';
import { MANAGE_COLUMNS, ManageSkeleton } from './manage-skeleton.tsx';
import { SideIndex } from './side-index.tsx';
import { usePartInAddress } from './use-part-in-address.ts';

export function ManagePractice() {
  const say = useSay();
  return (
    <PageSection>
      <PageHeader
        title={say('Manage Your Profile')}
        subtitle={say('What pet owners read about you, and when they can book you.')}
        actions={<ListingStatus />}
      />
      <Practice />
    </PageSection>
  );
}

/**
 * The parts come together: each on its own, they would push one another down. They are shown by what has come, never by
 * what is on its way, because a part that goes while its list is asked for again would ask anew each time it comes back.
 */
function Practice() {
  const profile = useOwnProfile();
  const hours = useWorkingHours(useUserId());
  const licence = useOwnLicence();
  useFailureToast(profile.data && profile.error, ERRORS.fetchProfile);
  useFailureToast(hours.data && hours.error, PRACTICE_ERRORS.fetchWorkingHours);
  if (profile.data && hours.data && !licence.isPending) return <Parts profile={profile.data} />;
  const error = profile.error ?? hours.error;
  if (error)
    return (
      <ErrorState
        {...(profile.error ? ERRORS.fetchProfile : PRACTICE_ERRORS.fetchWorkingHours)}
        error={error}
        onRetry={() => {
          if (!profile.data) void profile.refetch();
          if (!hours.data) void hours.refetch();
        }}
      />
    );
  return <ManageSkeleton count={PARTS.length} />;
}

/** One part at a time, with the way to the others beside it. A change that is not saved is marked, and asked about before the page is left. */
function Parts({ profile }: { profile: Profile }) {
  const say = useSay();
  const language = useLanguage();
  const current = usePartInAddress(PARTS);
  const reviews = useReviewSummary(profile.id).data?.count;
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const onChanged = useCallback(
    (id: string, what: string | null) =>
      setChanged((before) => {
        if ((before.get(id) ?? null) === what) return before;
        const after = new Map(before);
        if (what) after.set(id, what);
        else after.delete(id);
        return after;
      }),
    [],
  );
  return (
    <Grid {...MANAGE_COLUMNS}>
      <SideIndex
        parts={PARTS.map(({ id, label }) => ({ id, label: say(label) }))}
        current={current}
        changed={new Set(changed.keys())}
        counts={reviews === undefined ? {} : { reviews }}
      />
      <PartChanges value={onChanged}>
        <Box minW="0">
          {/* All of them, so that one keeps what was entered, and is marked after a reload, while another is shown. */}
          {PARTS.map(({ id, head, content }: ManagePart) => (
            <ManageSection
              key={id}
              id={id}
              head={head && { title: say(head.title), description: say(head.description) }}
              shown={id === current}
            >
              {content(profile)}
            </ManageSection>
          ))}
        </Box>
      </PartChanges>
      <LeaveGuard when={changed.size > 0} what={new Intl.ListFormat(language).format(changed.values())} />
    </Grid>
  );
}
