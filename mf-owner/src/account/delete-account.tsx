import { Button } from '@veto/shared-ui/button';
import { latePart } from '@veto/shared-ui/late-part';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { AccountSection } from './account-section.tsx';

const DeleteAccountDialog = latePart(
  () => import(/* webpackChunkName: "delete-account" */ './delete-account-dialog.tsx'),
);

/** The way out; a dialog asks before anything happens. */
export function DeleteAccount() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title={say('Delete account')} text={say('This is permanent: nobody can restore it, not even us.')}>
      <Button variant="plain" colorPalette="red" onClick={() => setOpen(true)}>
        {say('Delete my account')}
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}
