import { SlotTakenError } from '@veto/shared-data/appointments';
import { ERRORS } from '@veto/shared-data/errors';
import { type GuestVisit, useMoveGuestVisit } from '@veto/shared-data/guest-visits';
import type { Slot } from '@veto/shared-data/schedule';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type FormEvent, useState } from 'react';
import { useVisitWords, type VisitWords } from '../appointments/visit-words.ts';
import LostTime from '../booking/lost-time.tsx';
import VeterinarianTimes from '../booking/veterinarian-times.tsx';

export interface GuestDialogProps {
  visit: GuestVisit;
  secret: string;
  onClose: () => void;
}

/** Moves a guest's visit to another free time, at once. */
export default function MoveGuestVisit({ visit, secret, onClose }: GuestDialogProps) {
  const words = useVisitWords();
  const { say } = words;
  const { slot, choose, missing, submit, lost, isPending } = useMove({ visit, secret, onClose }, words);
  return (
    <FormDialog
      title={say('Move visit')}
      submitLabel={say('Move visit')}
      submittingLabel={say('Moving...')}
      cancelLabel={say('Cancel')}
      submitting={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>{say('It is on {when}. Choose another free time.', { when: words.when(visit) })}</Text>
        <VeterinarianTimes
          veterinarianId={visit.veterinarian.id}
          minutes={visit.duration}
          value={slot}
          onChange={choose}
          label={say('New date and time')}
        />
        {lost && <LostTime sentence={say(lost.message)} nearest={lost.nearest} onChoose={choose} />}
        <Text role="alert" color="fg.error" textStyle="sm">
          {missing && say('Please choose a new time')}
        </Text>
      </Stack>
    </FormDialog>
  );
}

/** `lost`: somebody else took the time meanwhile, or the visit is no longer open. */
function useMove({ visit, secret, onClose }: GuestDialogProps, { say, when, failure }: VisitWords) {
  const move = useMoveGuestVisit(secret, { veterinarianId: visit.veterinarian.id, minutes: visit.duration });
  const [slot, setSlot] = useState<Slot | null>(null);
  const [missing, setMissing] = useState(false);
  const choose = (chosen: Slot) => {
    setSlot(chosen);
    setMissing(false);
    move.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!slot);
    if (!slot) return;
    void move.mutateAsync(slot).then(
      () => {
        const description = say('It is now on {when}.', { when: when(slot) });
        toaster.create({ type: 'success', title: say('Your visit is moved'), description });
        onClose();
      },
      (error) => {
        if (error instanceof SlotTakenError) setSlot(null);
        else tellFailure(error, failure(error, ERRORS.moveVisit));
      },
    );
  };
  const lost = move.error instanceof SlotTakenError ? move.error : null;
  return { slot, choose, missing, submit, isPending: move.isPending, lost };
}
