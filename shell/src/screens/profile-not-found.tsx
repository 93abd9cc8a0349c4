import { signOut } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { useLeaving } from '@veto/shared-ui/sign-out-button';
import { Notice } from './notice.tsx';

/** Somebody is signed in and has no profile: nothing but signing out helps. */
export function ProfileNotFound() {
  const { leaving, leave } = useLeaving({ signOut, failed: ERRORS.signOut });
  return (
    <Notice title="Profile Not Found" sentence="Unable to load profile data.">
      <Button size="lg" variant="outline" loading={leaving} onClick={leave}>
        Sign out
      </Button>
    </Notice>
  );
}
