import { SAVED_ERRORS, SAVED_SUCCESS, withReason } from '@veto/shared-data/errors';
import { takeSavingToCome, useIsSaved, useSaveVeterinarian } from '@veto/shared-data/saved-veterinarians';
import { doctorName } from '@veto/shared-data/veterinarians';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { SaveHeart } from '@veto/shared-ui/save-heart';
import { useEffect, useRef } from 'react';
import type { VetHeartProps } from './vet-heart.tsx';

const failureOf = (saved: boolean) => (error: unknown) =>
  withReason(error, saved ? SAVED_ERRORS.save : SAVED_ERRORS.remove);

/** The heart of a signed-in owner. The first one of a page also saves the vet whom they wanted to save before signing in. */
export default function OwnerHeart({ id, name }: VetHeartProps) {
  const isSaved = useIsSaved(id);
  const { mutateAsync: save } = useSaveVeterinarian();
  useEffect(() => {
    const wanted = takeSavingToCome();
    if (!wanted) return;
    comesBackTo = { id: wanted.id, until: Date.now() + COMES_BACK_MS };
    const saving = save({ veterinarianId: wanted.id, saved: true });
    void tellOutcome(saving, SAVED_SUCCESS.saved(doctorName(wanted.name)), failureOf(true));
  }, [save]);
  const heart = useComingBack(id, isSaved !== undefined);
  if (isSaved === undefined) return null;
  return (
    <SaveHeart
      ref={heart}
      label={`Save ${doctorName(name)}`}
      saved={isSaved}
      onToggle={() => {
        const saving = { veterinarianId: id, saved: !isSaved };
        save(saving).catch((error: unknown) => tellFailure(error, failureOf(saving.saved)(error)));
      }}
    />
  );
}

/** Later the visitor is busy elsewhere on the page. */
const COMES_BACK_MS = 5_000;
/** The vet whose heart was pressed before signing in. */
let comesBackTo: { id: string; until: number } | null = null;

/** Focuses the heart that the visitor pressed, and so scrolls to it, once it is there. */
function useComingBack(id: string, isThere: boolean) {
  const heart = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isThere || comesBackTo?.id !== id) return;
    if (Date.now() < comesBackTo.until) heart.current?.focus();
    comesBackTo = null;
  }, [id, isThere]);
  return heart;
}
