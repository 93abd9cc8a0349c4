import { useProposedTime } from '@veto/shared-data/appointments';
import { ERRORS } from '@veto/shared-data/errors';
import { type GuestVisit, useMoveGuestVisit } from '@veto/shared-data/guest-visits';
import type { Slot } from '@veto/shared-data/schedule';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { FormEvent } from 'react';
import { useVisitWords } from '../appointments/visit-words.ts';
import NewTime from '../booking/new-time.tsx';

export interface GuestDialogProps {
  visit: GuestVisit;
  secret: string;
  onClose: () => void;
}

export default function MoveGuestVisit({ visit, secret, onClose }: GuestDialogProps) {
  const { say, when, failure } = useVisitWords();
  const move = useMoveGuestVisit(secret, { veterinarianId: visit.veterinarian.id, minutes: visit.duration });
  const moving = { ...move, mutateAsync: ({ proposed }: { proposed: Slot }) => move.mutateAsync(proposed) };
  const { send, ...time } = useProposedTime(moving, {
    onSent: ({ proposed }) => {
      const description = say('It is now on {when}.', { when: when(proposed) });
      toaster.create({ type: 'success', title: say('Your visit is moved'), description });
      onClose();
    },
    onFailed: (error) => tellFailure(error, failure(error, ERRORS.moveVisit)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({});
  };
  return (
    <FormDialog
      title={say('Move visit')}
      submitLabel={say('Move visit')}
      submittingLabel={say('Moving...')}
      cancelLabel={say('Cancel')}
      submitting={move.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>{say('It is on {when}. Choose another free time.', { when: when(visit) })}</Text>
        <NewTime
          veterinarianId={visit.veterinarian.id}
          minutes={visit.duration}
          label={say('New date and time')}
          time={time}
        />
      </Stack>
    </FormDialog>
  );
}
