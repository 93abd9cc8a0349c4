import { signOut } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useState } from 'react';
import { Notice } from './notice.tsx';

/** Somebody is signed in and has no profile: nothing but signing out helps. */
export function ProfileNotFound() {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      console.error('Signing out failed', error);
      tellFailure(error, ERRORS.signOut);
      setLeaving(false);
    }
  };
  return (
    <Notice title="Profile Not Found" sentence="Unable to load profile data.">
      <Button size="lg" variant="outline" loading={leaving} onClick={leave}>
        Sign out
      </Button>
    </Notice>
  );
}
