import { SlotTakenError } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type GuestVisit, useMoveGuestVisit } from '@veto/shared-data/guest-visits';
import type { Slot } from '@veto/shared-data/schedule';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type FormEvent, useState } from 'react';
import LostTime from '../booking/lost-time.tsx';
import VeterinarianTimes from '../booking/veterinarian-times.tsx';

export interface GuestDialogProps {
  visit: GuestVisit;
  secret: string;
  onClose: () => void;
}

/** Moves a guest's visit to another free time, at once. */
export default function MoveGuestVisit({ visit, secret, onClose }: GuestDialogProps) {
  const { slot, choose, missing, submit, lost, isPending } = useMove({ visit, secret, onClose });
  return (
    <FormDialog
      title="Move visit"
      submitLabel="Move visit"
      submittingLabel="Moving..."
      submitting={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>
          It is on {formatLongDate(visit.date)} at {formatTime24(visit.time)}. Choose another free time.
        </Text>
        <VeterinarianTimes
          veterinarianId={visit.veterinarian.id}
          minutes={visit.duration}
          value={slot}
          onChange={choose}
          label="New date and time"
        />
        {lost && <LostTime sentence={lost.message} nearest={lost.nearest} onChoose={choose} />}
        <Text role="alert" color="fg.error" textStyle="sm">
          {missing && 'Please choose a new time'}
        </Text>
      </Stack>
    </FormDialog>
  );
}

/** `lost`: somebody else took the time meanwhile, or the visit is no longer open. */
function useMove({ visit, secret, onClose }: GuestDialogProps) {
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
        const when = `${formatLongDate(slot.date)} at ${formatTime24(slot.time)}`;
        toaster.create({ type: 'success', ...SUCCESS.visitMoved(when) });
        onClose();
      },
      (failure) => {
        if (failure instanceof SlotTakenError) setSlot(null);
        else tellFailure(failure, withReason(failure, ERRORS.moveVisit));
      },
    );
  };
  const lost = move.error instanceof SlotTakenError ? move.error : null;
  return { slot, choose, missing, submit, isPending: move.isPending, lost };
}
