import { useVeterinarian, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Step } from './booking-steps.ts';

/**
 * The veterinarian to book with, from the address, `?vet=`, so that a reload and the way back from sign-in keep them. A
 * choice leads on to their times.
 */
export function useVeterinarianChoice() {
  const [params, setParams] = useSearchParams();
  const [picked, setPicked] = useState<VeterinarianCard | null>();
  const id = params.get('vet');
  const isPicked = id !== null && picked?.id === id;
  const { data, isPending, isError } = useVeterinarian(id === null || isPicked ? undefined : id);
  const choose = (veterinarian: VeterinarianCard | null, chosenId = veterinarian?.id) => {
    setPicked(veterinarian);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (!chosenId) after.delete('vet');
        else {
          after.set('vet', chosenId);
          after.set('step', 'slot' satisfies Step);
        }
        return after;
      },
      { replace: !chosenId, preventScrollReset: true },
    );
  };
  const loaded = id === null ? null : isPicked ? picked : (data ?? null);
  return {
    veterinarian: loaded,
    /** Known before the veterinarian is; null once nobody has it. */
    veterinarianId: data === null || isError ? (loaded?.id ?? null) : id,
    isLoading: id !== null && !isPicked && isPending,
    choose: (veterinarian: VeterinarianCard | null) => choose(veterinarian),
    chooseById: (chosenId: string) => choose(null, chosenId),
    /** Whether the visitor has chosen, or gone back to the search, on this page. */
    hasChosen: picked !== undefined,
  };
}
