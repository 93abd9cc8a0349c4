import { type Appointment, NO_SHOW, useCancelVisit } from '@veto/shared-data/appointments';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';

export interface DidNotComeProps {
  appointment: Appointment;
  onCancelled: () => void;
}

/** The other end of a visit that has begun: nobody came. Asks first, because the owner is notified at once. */
export function DidNotCome({ appointment, onCancelled }: DidNotComeProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelVisit();
  const client = appointment.client?.fullName || say('The owner');
  const confirm = async () => {
    const change = cancel.mutateAsync({ id: appointment.id, reason: NO_SHOW });
    const failure = (error: unknown) => withReason(error, PRACTICE_ERRORS.updateAppointmentStatus);
    if (await tellOutcome(change, PRACTICE_SUCCESS.statusUpdated, failure)) onCancelled();
  };
  return (
    <>
      <Button variant="plain" colorPalette="red" onClick={() => setAsking(true)}>
        {say('Did not come')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('{pet} did not come?', { pet: appointment.petName })}
        confirmLabel={say('Did not come')}
        cancelLabel={say('Back')}
        loading={cancel.isPending}
        destructive
        onConfirm={confirm}
      >
        {appointment.clientId
          ? say('The visit is cancelled as a no-show, and {client} is notified. This cannot be undone.', { client })
          : say('The visit is cancelled as a no-show. This cannot be undone.')}
      </ConfirmDialog>
    </>
  );
}
