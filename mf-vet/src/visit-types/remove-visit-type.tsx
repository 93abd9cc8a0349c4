import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { useRemoveVisitType, type VisitType } from '@veto/shared-data/visit-types';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';

export interface RemoveVisitTypeProps {
  type: VisitType;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveVisitType({ type, onRemoved, onClose }: RemoveVisitTypeProps) {
  const say = useSay();
  const remove = useRemoveVisitType();
  const confirm = async () => {
    if (type.id === null) return;
    const failure = (error: unknown) => withReason(error, PRACTICE_ERRORS.removeVisitType);
    if (await tellOutcome(remove.mutateAsync({ id: type.id }), PRACTICE_SUCCESS.visitTypeRemoved, failure)) onRemoved();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Remove {name}?', { name: type.name })}
      confirmLabel={say('Remove')}
      cancelLabel={say('Keep')}
      destructive
      loading={remove.isPending}
      onConfirm={() => void confirm()}
    >
      {say('Owners can no longer book it. Booked visits keep its name, length and price.')}
    </ConfirmDialog>
  );
}
