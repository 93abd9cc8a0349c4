import { SAVED_SUCCESS } from '@veto/shared-data/errors';
import { savingFailure, takeSavingToCome, useHeart } from '@veto/shared-data/saved-veterinarians';
import { doctorName } from '@veto/shared-data/veterinarians';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { SaveHeart } from '@veto/shared-ui/save-heart';
import { useEffect, useRef } from 'react';
import type { VetHeartProps } from './vet-heart.tsx';

/** The heart of a signed-in owner. The first one of a page also saves the vet whom they wanted to save before signing in. */
export default function OwnerHeart({ id, name }: VetHeartProps) {
  const { isSaved, save, toggle } = useHeart(id, tellFailure);
  useEffect(() => {
    const wanted = takeSavingToCome();
    if (!wanted) return;
    comesBackTo = { id: wanted.id, until: Date.now() + COMES_BACK_MS };
    const saving = { veterinarianId: wanted.id, saved: true };
    void tellOutcome(save(saving), SAVED_SUCCESS.saved(doctorName(wanted.name)), (error) =>
      savingFailure(error, saving),
    );
  }, [save]);
  const heart = useComingBack(id, isSaved !== undefined);
  if (isSaved === undefined) return null;
  return <SaveHeart ref={heart} label={`Save ${doctorName(name)}`} saved={isSaved} onToggle={toggle} />;
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
