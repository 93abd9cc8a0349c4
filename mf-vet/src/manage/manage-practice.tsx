import { useUserId } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { useOwnLicence } from '@veto/shared-data/licence';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { lazy } from 'react';
import { ListingStatus } from '../profile/listing-status.tsx';
import { OwnProfile } from '../profile/own-profile.tsx';
import { ManageSection } from './manage-section.tsx';

const OwnWorkingHours = lazy(() => import(/* webpackChunkName: "working-hours" */ '../hours/own-working-hours.tsx'));
const OwnEmergencyHours = lazy(
  () => import(/* webpackChunkName: "emergency-hours" */ '../emergency/own-emergency-hours.tsx'),
);
const PracticeOfferForm = lazy(() => import(/* webpackChunkName: "offer" */ '../offer/practice-offer-form.tsx'));
const OwnServices = lazy(() => import(/* webpackChunkName: "own-services" */ '../offer/own-services.tsx'));
const OwnLicence = lazy(() => import(/* webpackChunkName: "own-licence" */ '../licence/own-licence.tsx'));
const PublicPreview = lazy(() => import(/* webpackChunkName: "public-preview" */ './public-preview.tsx'));
const OwnTimeOff = lazy(() => import(/* webpackChunkName: "own-time-off" */ '../time-off/own-time-off.tsx'));

/** All that a veterinarian keeps up to date. */
export function ManagePractice() {
  return (
    <PageSection maxW="5xl">
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
  if (profile.data && hours.data && !licence.isPending)
    return (
      <>
        <ListingStatus />
        <OwnProfile />
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
          <PracticeOfferForm profile={profile.data} />
        </ManageSection>
        <ManageSection
          id="services"
          title="Services and prices"
          description="Whole zloty, from and to. A service without prices is listed by its name."
        >
          <OwnServices profile={profile.data} />
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
          <OwnEmergencyHours profile={profile.data} />
        </ManageSection>
        <ManageSection
          id="time-off"
          title="Time off"
          description="Days and hours in which nobody can book you. Visits that are booked already stay booked."
        >
          <OwnTimeOff />
        </ManageSection>
        <ManageSection id="preview" title="How owners find you" description="The row of the directory, as it is now.">
          <PublicPreview profile={profile.data} />
        </ManageSection>
      </>
    );
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
