import { useUserId } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { useOwnLicence } from '@veto/shared-data/licence';
import { type Profile, useOwnProfile } from '@veto/shared-data/profiles';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Grid } from '@veto/shared-ui/grid';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { lazy, useCallback, useState } from 'react';
import { LeaveGuard } from '../leave-guard/leave-guard.tsx';
import { ListingStatus } from '../profile/listing-status.tsx';
import { VetProfileCard } from '../profile/vet-profile-card.tsx';
import { OwnReviews } from '../reviews/own-reviews.tsx';
import { BELOW_HEADER, ManageSection, PartChanges } from './manage-section.tsx';
import { SideIndex } from './side-index.tsx';
import { usePartInView } from './use-part-in-view.ts';

const OwnWorkingHours = lazy(() => import(/* webpackChunkName: "working-hours" */ '../hours/own-working-hours.tsx'));
const OwnEmergencyHours = lazy(
  () => import(/* webpackChunkName: "emergency-hours" */ '../emergency/own-emergency-hours.tsx'),
);
const PracticeOfferForm = lazy(() => import(/* webpackChunkName: "offer" */ '../offer/practice-offer-form.tsx'));
const OwnServices = lazy(() => import(/* webpackChunkName: "own-services" */ '../offer/own-services.tsx'));
const OwnLicence = lazy(() => import(/* webpackChunkName: "own-licence" */ '../licence/own-licence.tsx'));
const PublicPreview = lazy(() => import(/* webpackChunkName: "public-preview" */ './public-preview.tsx'));
const OwnTimeOff = lazy(() => import(/* webpackChunkName: "own-time-off" */ '../time-off/own-time-off.tsx'));

const PARTS = [
  ['profile', 'Profile'],
  ['licence', 'Licence'],
  ['offer', 'Offer'],
  ['services', 'Prices'],
  ['hours', 'Hours'],
  ['emergencies', 'Emergencies'],
  ['time-off', 'Time off'],
  ['preview', 'Card'],
  ['reviews', 'Reviews'],
] as const;
const IDS = PARTS.map(([id]) => id);

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** All that a veterinarian keeps up to date. */
export function ManagePractice() {
  return (
    <PageSection>
      <PageHeader title="Manage Your Profile" subtitle="What pet owners read about you, and when they can book you." />
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
  useFailureToast(hours.data && hours.error, ERRORS.fetchWorkingHours);
  if (profile.data && hours.data && !licence.isPending) return <Parts profile={profile.data} />;
  const error = profile.error ?? hours.error;
  if (error)
    return (
      <ErrorState
        {...(profile.error ? ERRORS.fetchProfile : ERRORS.fetchWorkingHours)}
        error={error}
        onRetry={() => {
          if (!profile.data) void profile.refetch();
          if (!hours.data) void hours.refetch();
        }}
      />
    );
  return <Skeleton h="40rem" rounded="panel" aria-hidden />;
}

/** Each part under its heading, with the way to it beside them. A change that is not saved is marked, and asked about before the page is left. */
function Parts({ profile }: { profile: Profile }) {
  const current = usePartInView(IDS);
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
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '12' }}
      alignItems="start"
    >
      <SideIndex parts={PARTS} current={current} changed={new Set(changed.keys())} />
      <PartChanges value={onChanged}>
        <Stack gap="10" minW="0">
          <ListingStatus />
          <Box id="profile" scrollMarginTop={BELOW_HEADER}>
            <VetProfileCard profile={profile} />
          </Box>
          <ManageSection
            id="licence"
            title="Licence"
            description="Pet owners find you once we have checked it, and read so on your profile."
          >
            <OwnLicence />
          </ManageSection>
          <ManageSection
            id="offer"
            title="What you offer"
            description="Owners search by it, and read it on your profile."
          >
            <PracticeOfferForm profile={profile} />
          </ManageSection>
          <ManageSection
            id="services"
            title="Services and prices"
            description="Whole zloty, from and to. A service without prices is listed by its name."
          >
            <OwnServices profile={profile} />
          </ManageSection>
          <ManageSection
            id="hours"
            title="Working hours"
            description="Pet owners book half-hour visits inside these hours. Visits that are booked already stay booked."
          >
            <OwnWorkingHours />
          </ManageSection>
          <ManageSection
            id="emergencies"
            title="Emergencies"
            description="In these hours, also at night, your number is on the emergency page. Owners call, they do not book."
          >
            <OwnEmergencyHours profile={profile} />
          </ManageSection>
          <ManageSection
            id="time-off"
            title="Time off"
            description="Days and hours in which nobody can book you. Visits that are booked already stay booked."
          >
            <OwnTimeOff />
          </ManageSection>
          <ManageSection id="preview" title="How owners find you" description="The row of the directory, as it is now.">
            <PublicPreview profile={profile} />
          </ManageSection>
          <Box id="reviews" borderTopWidth="1px" borderColor="line" scrollMarginTop={BELOW_HEADER}>
            <OwnReviews veterinarianId={profile.id} />
          </Box>
        </Stack>
      </PartChanges>
      <LeaveGuard when={changed.size > 0} what={and.format(changed.values())} />
    </Grid>
  );
}
