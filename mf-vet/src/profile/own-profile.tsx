import { ERRORS } from '@veto/shared-data/errors';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { RecordView } from '@veto/shared-ui/record-view';
import { OwnReviews } from '../reviews/own-reviews.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { VetProfileCard } from './vet-profile-card.tsx';

const WORDS = {
  missing: { title: 'Profile Not Found', description: 'Unable to load profile data.' },
  failed: ERRORS.fetchProfile,
};

export function OwnProfile() {
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
      {(profile) => (
        <>
          <VetProfileCard profile={profile} />
          <OwnReviews veterinarianId={profile.id} />
        </>
      )}
    </RecordView>
  );
}
