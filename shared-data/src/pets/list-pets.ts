import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { petKeys } from './pets.keys.ts';
import { type Pet, petRow } from './pets.schema.ts';

function listPets(ownerId: string, signal: AbortSignal): Promise<Pet[]> {
  return request(
    (client) => client.from('pets').select('*').eq('owner_id', ownerId).order('created_at', { ascending: false }),
    z.array(petRow),
    { signal },
  );
}

/** The signed-in owner's pets, newest first; waits until somebody is signed in. */
export function usePets() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: petKeys.list(userId),
    queryFn: ({ signal }) => listPets(userId, signal),
    enabled: userId !== '',
  });
}
