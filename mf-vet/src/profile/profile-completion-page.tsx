import { useSession } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { keptVetProfile, useOwnProfile } from '@veto/shared-data/profiles';
import { Alert } from '@veto/shared-ui/alert';
import { Card } from '@veto/shared-ui/card';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Link } from '@veto/shared-ui/link';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink, usePageReady, useSay } from '@veto/slice-kit';
import { FieldSkeletons } from '../field-skeletons/field-skeletons.tsx';
import { completionValues, EMPTY_COMPLETION } from './completion-values.ts';
import { ProfileCompletionForm } from './profile-completion-form.tsx';

/** What a new veterinarian fills in once, before or after the first sign-in. */
export default function ProfileCompletionPage() {
  usePageReady();
  const say = useSay();
  const { state } = useSession();
  return (
    <PageSection maxW="4xl">
      <PageHeader
        title={say('Complete Your Veterinarian Profile')}
        subtitle={say('Tell pet owners where you practice and what you treat.')}
      />
      {state === 'owner' && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{say('You are signed in as a pet owner')}</Alert.Title>
            <Alert.Description>
              {say('What you enter here is kept in this browser and saved when a veterinarian signs in.')}
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {state === 'veterinarian' && (
        <Link asChild minH="11" alignSelf="start">
          <SiteLink href="/for-vets/start">{say('Set up your practice: this is one of seven steps')}</SiteLink>
        </Link>
      )}
      <Card.Root>
        <Card.Body>
          {state === 'veterinarian' ? (
            <OwnCompletion />
          ) : state === 'loading' ? (
            <FormSkeleton />
          ) : (
            <ProfileCompletionForm values={{ ...EMPTY_COMPLETION, ...keptVetProfile() }} />
          )}
        </Card.Body>
      </Card.Root>
    </PageSection>
  );
}

function OwnCompletion() {
  const profile = useOwnProfile();
  if (profile.data) return <ProfileCompletionForm values={completionValues(profile.data)} />;
  if (profile.isError || profile.data === null) return <ErrorState {...ERRORS.fetchProfile} query={profile} />;
  return <FormSkeleton />;
}

function FormSkeleton() {
  return <FieldSkeletons count={5} />;
}
