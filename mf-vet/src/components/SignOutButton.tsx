import { signOut } from '@veto/shared-data/core';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { useSite } from '@veto/slice-kit';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

/** Signs out and goes home. */
export function SignOutButton() {
  const site = useSite();
  const [leaving, setLeaving] = useState(false);
  // A plain function rather than a mutation: this slice is gone before the rest of it has run.
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      site.navigate('/');
      toaster.create({ type: 'success', ...SUCCESS.signedOut });
    } catch {
      setLeaving(false);
      toaster.create({ type: 'error', ...ERRORS.signOut });
    }
  };
  return (
    <Button variant="outline" loading={leaving} loadingText="Signing out..." onClick={leave}>
      <LogOut aria-hidden /> Sign out
    </Button>
  );
}
