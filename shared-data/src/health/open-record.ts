import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';
import { type Pet, petRow } from '../pets/pets.schema.ts';
import { healthKeys } from './health.keys.ts';

const row = z.nullable(z.object({ id: z.string() }));

/** Whether the signed-in veterinarian may read a pet's record, and add to it; false for no pet. */
export function useRecordIsOpen(petId: string | null | undefined) {
  const id = petId ?? '';
  return useQuery({
    queryKey: healthKeys.entries(id, 'pets'),
    // A pet is read by whom its record is open to.
    queryFn: async ({ signal }) =>
      isUuid(id) &&
      (await request((client) => client.from('pets').select('id').eq('id', id).maybeSingle(), row, { signal })) !==
        null,
  });
}

/** A pet whose record the signed-in person may read, as its vet or its carer; null for no pet and a closed record. */
export function useReadablePet(petId: string | null | undefined) {
  const id = petId ?? '';
  return useQuery({
    queryKey: healthKeys.entries(id, 'treated'),
    queryFn: ({ signal }): Promise<Pet | null> | null =>
      isUuid(id)
        ? request((client) => client.from('pets').select('*').eq('id', id).maybeSingle(), z.nullable(petRow), {
            signal,
          })
        : null,
  });
}
