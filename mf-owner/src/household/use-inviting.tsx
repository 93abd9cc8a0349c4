import type { Pet } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { latePart } from '@veto/shared-ui/late-part';
import { useSay } from '@veto/slice-kit';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDialogInAddress } from '../dialog-address/use-dialog-in-address.ts';
import { NewInvitation } from './new-invitation.tsx';

const InviteDialog = latePart(() => import(/* webpackChunkName: "invite" */ './invite-dialog.tsx'));

/** The way to invite somebody to care for `pet` and others of its owner: a button, and the form with the link that it made. */
export function useInviting(pet: Pet) {
  const say = useSay();
  const dialog = useDialogInAddress('invite');
  const [secret, setSecret] = useState<string | null>(null);
  const ref = useRef<HTMLButtonElement>(null);
  return {
    focusButton: () => ref.current?.focus(),
    button: (
      <Button ref={ref} onClick={dialog.open}>
        <Plus aria-hidden /> {say('Invite someone')}
      </Button>
    ),
    invitation: (
      <>
        {secret && <NewInvitation key={secret} secret={secret} />}
        {dialog.isOpen && <InviteDialog pet={pet} onMade={setSecret} onClose={dialog.close} />}
      </>
    ),
  };
}
