import { ERRORS } from '@veto/shared-data/errors';
import { useCancelGuestVisit } from '@veto/shared-data/guest-visits';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Text } from '@veto/shared-ui/text';
import { useVisitWords } from '../appointments/visit-words.ts';
import type { GuestDialogProps } from './move-guest-visit.tsx';

/** Asks before a guest's visit is cancelled; a refused cancellation leaves the dialog open and says why. */
export default function CancelGuestVisit({ visit, secret, onClose }: GuestDialogProps) {
  const cancel = useCancelGuestVisit(secret);
  const words = useVisitWords();
  const { say } = words;
  const confirm = async () => {
    const success = { type: 'info', title: say('Visit cancelled'), description: say('The practice knows.') } as const;
    const failure = (error: unknown) => words.failure(error, ERRORS.cancelAppointment);
    if (await tellOutcome(cancel.mutateAsync(), success, failure)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Cancel this visit?')}
      confirmLabel={say('Yes, cancel')}
      cancelLabel={say('Keep visit')}
      onConfirm={confirm}
      loading={cancel.isPending}
      destructive
    >
      <Text>
        {say('{doctor}, {when}. The time goes to somebody else.', {
          doctor: words.doctor(visit.veterinarian.name),
          when: words.when(visit),
        })}
      </Text>
    </ConfirmDialog>
  );
}
