import type { PetToBook } from '@veto/shared-data/booking';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Keeps `?petId=` with what the form says: another pet takes its place, and a name that was typed takes it away. The pet
 * of the address goes before what was typed, so that a stale one would come back with the next reload.
 */
export function usePetInAddress(chosen: PetToBook | undefined, ofAddress: PetToBook | undefined): void {
  const [params, setParams] = useSearchParams();
  const stated = params.get('petId');
  // Two pets of one name and kind are the same to the form.
  const isStated = chosen && ofAddress && chosen.name === ofAddress.name && chosen.type === ofAddress.type;
  const wanted = isStated ? ofAddress.id : (chosen?.id ?? null);
  useEffect(() => {
    if (stated === null || stated === wanted) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (wanted) after.set('petId', wanted);
        else after.delete('petId');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [stated, wanted, setParams]);
}
