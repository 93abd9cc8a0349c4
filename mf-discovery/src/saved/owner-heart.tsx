import { SAVED_ERRORS, SAVED_SUCCESS, withReason } from '@veto/shared-data/errors';
import { takeSavingToCome, useIsSaved, useSaveVeterinarian } from '@veto/shared-data/saved-veterinarians';
import { doctorName } from '@veto/shared-data/veterinarians';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { SaveHeart } from '@veto/shared-ui/save-heart';
import { useEffect } from 'react';
import type { VetHeartProps } from './vet-heart.tsx';

const failureOf = (saved: boolean) => (error: unknown) =>
  withReason(error, saved ? SAVED_ERRORS.save : SAVED_ERRORS.remove);

/** The heart of a signed-in owner. Whom they wanted to save before signing in, the first heart of the page saves. */
export default function OwnerHeart({ id, name }: VetHeartProps) {
  const isSaved = useIsSaved(id);
  const { mutateAsync: save } = useSaveVeterinarian();
  useEffect(() => {
    const wanted = takeSavingToCome();
    if (!wanted) return;
    const saving = save({ veterinarianId: wanted.id, saved: true });
    void tellOutcome(saving, SAVED_SUCCESS.saved(doctorName(wanted.name)), failureOf(true));
  }, [save]);
  if (isSaved === undefined) return null;
  return (
    <SaveHeart
      label={`Save ${doctorName(name)}`}
      saved={isSaved}
      onToggle={() => {
        const saving = { veterinarianId: id, saved: !isSaved };
        save(saving).catch((error: unknown) => tellFailure(error, failureOf(saving.saved)(error)));
      }}
    />
  );
}
