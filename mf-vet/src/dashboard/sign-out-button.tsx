import { signOut } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

/** Signs out; the shell says so and goes home, since this slice is gone by then. */
export function SignOutButton() {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      setLeaving(false);
      tellFailure(error, ERRORS.signOut);
    }
  };
  return (
    <Button variant="outline" loading={leaving} loadingText="Signing out..." onClick={leave}>
      <LogOut aria-hidden /> Sign out
    </Button>
  );
}
