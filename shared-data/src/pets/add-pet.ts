import { useMutation } from '@tanstack/react-query';
import { request, sessionStore } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { newId } from '../boundary/uuid.ts';
import { type PetValues, toPetColumns } from './pet-form.schema.ts';
import { type Pet, petRow } from './pets.schema.ts';
import { useShowSavedPet } from './show-saved-pet.ts';

interface NewPet extends PetValues {
  /** The form's, of `useFormDraft`; without one, each call adds a pet. */
  idempotencyKey?: string;
}

async function addPet({ idempotencyKey = newId(), ...values }: NewPet): Promise<Pet> {
  // The owner is missing without a session: the server refuses the row.
  const key = { owner_id: sessionStore.getState().userId as string, idempotency_key: idempotencyKey };
  const row = { ...key, ...toPetColumns(values) };
  const once = { onConflict: 'owner_id,idempotency_key', ignoreDuplicates: true };
  const [added] = await request((client) => client.from('pets').upsert(row, once).select(), z.array(petRow));
  // Added before, when the answer was lost.
  return added ?? request((client) => client.from('pets').select('*').match(key).single(), petRow);
}

/** Adds a pet of the signed-in owner; the same key again answers with the pet that was added. Fails with RequestError. */
export function useAddPet() {
  return useMutation({ mutationFn: addPet, onSuccess: useShowSavedPet() });
}
