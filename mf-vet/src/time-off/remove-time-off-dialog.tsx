import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type TimeOff, useRemoveTimeOff } from '@veto/shared-data/schedule';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Saying, useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';
import { timeOffLabel } from './time-off-texts.ts';

export default function RemoveTimeOffDialog({ absence, onClose }: { absence: TimeOff; onClose: () => void }) {
  const say = useSay();
  const label = timeOffLabel(absence, useWhen());
  const remove = useRemoveTimeOff();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Remove this time off?')}
      confirmLabel={say('Remove')}
      cancelLabel={say('Keep')}
      loading={remove.isPending}
      onConfirm={async () => {
        const failure = (error: unknown) => withReason(error, PRACTICE_ERRORS.removeTimeOff);
        if (await tellOutcome(remove.mutateAsync({ id: absence.id }), PRACTICE_SUCCESS.timeOffRemoved, failure))
          onClose();
      }}
    >
      {absence.reason ? (
        <Saying
          text="{time} ({reason}): owners can book you again within your working hours."
          time={label}
          reason={<OwnWords>{absence.reason}</OwnWords>}
        />
      ) : (
        say('{time}: owners can book you again within your working hours.', { time: label })
      )}
    </ConfirmDialog>
  );
}
