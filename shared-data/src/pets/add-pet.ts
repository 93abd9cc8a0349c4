import { useMutation } from '@tanstack/react-query';
import { requestChange, sessionStore } from '@veto/shared-data/core';
import { type Pet, type PetValues, petRow, toPetColumns } from './pets.schema.ts';
import { useShowSavedPet } from './show-saved-pet.ts';

function addPet(values: PetValues): Promise<Pet> {
  // Missing without a session: the server refuses the row.
  const row = { owner_id: sessionStore.getState().userId as string, ...toPetColumns(values) };
  return requestChange((client) => client.from('pets').insert(row).select(), petRow);
}

/** Adds a pet of the signed-in owner. */
export function useAddPet() {
  return useMutation({ mutationFn: addPet, onSuccess: useShowSavedPet() });
}
