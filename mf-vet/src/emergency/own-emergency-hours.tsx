import { useUserId } from '@veto/shared-data/core';
import { useEmergencyHours } from '@veto/shared-data/emergency';
import { PRACTICE_ERRORS } from '@veto/shared-data/errors';
import type { Profile } from '@veto/shared-data/profiles';
import { Callout } from '@veto/shared-ui/callout';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useSay } from '@veto/slice-kit';
import { RowSkeletons } from '../field-skeletons/field-skeletons.tsx';
import { EmergencyHoursForm } from './emergency-hours-form.tsx';

export default function OwnEmergencyHours({ profile }: { profile: Profile }) {
  const say = useSay();
  const hours = useEmergencyHours(useUserId());
  if (!hours.data && hours.isError)
    return <ErrorState {...PRACTICE_ERRORS.fetchEmergencyHours} query={hours} headingLevel="h3" />;
  if (!hours.data) return <RowSkeletons count={7} />;
  return (
    <>
      {!profile.phone?.trim() && (
        <Callout
          title={say('Your profile has no telephone number')}
          description={say(
            'Owners in an emergency call. Add your number to your profile, or you will not be on the emergency page.',
          )}
        />
      )}
      <EmergencyHoursForm hours={hours.data} />
    </>
  );
}
