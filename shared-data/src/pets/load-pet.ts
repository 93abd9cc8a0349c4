import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';
import { petKeys } from './pets.keys.ts';
import { type Pet, petRow } from './pets.schema.ts';

async function loadPet(id: string, ownerId: string, signal: AbortSignal): Promise<Pet | null> {
  // An address that somebody typed is no error of the server's.
  if (!isUuid(id)) return null;
  return request(
    (client) => client.from('pets').select('*').eq('id', id).eq('owner_id', ownerId).maybeSingle(),
    z.nullable(petRow),
    { signal },
  );
}

/** One of the signed-in owner's pets; null when there is none or it is somebody else's. */
export function usePet(id = '') {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: petKeys.detail(userId, id),
    queryFn: ({ signal }) => loadPet(id, userId, signal),
    enabled: userId !== '' && id !== '',
  });
}
