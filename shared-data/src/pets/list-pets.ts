import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { keptForOffline } from '../offline/index.ts';
import { petKeys } from './pets.keys.ts';
import { isCurrent, type Pet, petRow } from './pets.schema.ts';

function listPets(ownerId: string, signal: AbortSignal): Promise<Pet[]> {
  return request(
    (client) => client.from('pets').select('*').eq('owner_id', ownerId).order('created_at', { ascending: false }),
    z.array(petRow),
    { signal },
  );
}

function useAllPets(select: (pets: Pet[]) => Pet[]) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: petKeys.list(userId),
    queryFn: ({ signal }) => listPets(userId, signal),
    enabled: userId !== '',
    persister: keptForOffline(userId),
    select,
  });
}

const current = (pets: Pet[]) => pets.filter(isCurrent);
const former = (pets: Pet[]) => pets.filter((pet) => !isCurrent(pet));

/**
 * The signed-in owner's pets, newest first, without archived and remembered ones; waits until somebody is signed in. Can be
 * read without a network once they were.
 */
export function usePets() {
  return useAllPets(current);
}

/** The pets that are archived or kept in memory. The same answer as `usePets` serves both. */
export function useFormerPets() {
  return useAllPets(former);
}
