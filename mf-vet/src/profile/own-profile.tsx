import { ERRORS } from '@veto/shared-data/errors';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { OwnReviews } from '../reviews/own-reviews.tsx';
import { VetProfileCard } from './vet-profile-card.tsx';

/** The signed-in veterinarian's profile, to read and to edit. */
export function OwnProfile() {
  const profile = useOwnProfile();
  useFailureToast(profile.error, ERRORS.fetchProfile);
  if (profile.data)
    return (
      <>
        <VetProfileCard profile={profile.data} />
        <OwnReviews veterinarianId={profile.data.id} />
      </>
    );
  if (profile.data === null)
    return (
      <ErrorState
        title="Profile Not Found"
        description="Unable to load profile data."
        onRetry={() => profile.refetch()}
      />
    );
  if (profile.isError) return <ErrorState {...ERRORS.fetchProfile} onRetry={() => profile.refetch()} />;
  return <Skeleton h="24rem" rounded="l3" aria-hidden />;
}
