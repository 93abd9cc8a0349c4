import { useSession, useUserId } from '@veto/shared-data/core';
import { ERRORS, PRACTICE_ERRORS } from '@veto/shared-data/errors';
import { useOwnLicence } from '@veto/shared-data/licence';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { useVisitTypes } from '@veto/shared-data/visit-types';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { usePageReady } from '@veto/slice-kit';
import { LateForVets } from '../for-vets/late-for-vets.tsx';
import { Onboarding } from './onboarding.tsx';

/** Leads a new veterinarian from registration to the first booking. Pet owners get the landing page. */
export default function OnboardingPage() {
  const { state } = useSession();
  if (state === 'loading') return <PageSkeleton shape="form" />;
  return state === 'veterinarian' ? <OwnOnboarding /> : <LateForVets />;
}

function OwnOnboarding() {
  const profile = useOwnProfile();
  const hours = useWorkingHours(useUserId());
  const licence = useOwnLicence();
  const types = useVisitTypes(useUserId());
  const error = profile.error ?? hours.error ?? licence.error ?? types.error;
  const failed = profile.error
    ? ERRORS.fetchProfile
    : hours.error
      ? PRACTICE_ERRORS.fetchWorkingHours
      : licence.error
        ? PRACTICE_ERRORS.fetchLicence
        : PRACTICE_ERRORS.fetchVisitTypes;
  const practice = profile.data &&
    hours.data &&
    licence.data &&
    types.data && { profile: profile.data, hours: hours.data, licence: licence.data, types: types.data };
  useFailureToast(practice && error, failed);
  usePageReady({ ready: !practice && error !== null, key: 'failed' });
  if (practice) return <Onboarding practice={practice} />;
  if (!error) return <PageSkeleton shape="form" />;
  const retry = () => {
    for (const part of [profile, hours, licence, types]) if (!part.data) void part.refetch();
  };
  return (
    <PageSection>
      <ErrorState {...failed} error={error} headingLevel="h1" onRetry={retry} />
    </PageSection>
  );
}
