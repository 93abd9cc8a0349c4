import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { petKeys } from './pets.keys.ts';
import { petRow } from './pets.schema.ts';

/** The signed-in owner's pets, newest first; waits until somebody is signed in. */
export function usePets() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: petKeys.list(userId),
    queryFn: ({ signal }) =>
      request(
        (client) => client.from('pets').select('*').eq('owner_id', userId).order('created_at', { ascending: false }),
        z.array(petRow),
        { signal },
      ),
    enabled: userId !== '',
  });
}

/** One of the signed-in owner's pets; null when there is none or it is somebody else's. */
export function usePet(id: string | undefined) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: petKeys.detail(userId, id ?? ''),
    queryFn: ({ signal }) =>
      isUuid(id)
        ? request(
            (client) => client.from('pets').select('*').eq('id', id).eq('owner_id', userId).maybeSingle(),
            z.nullable(petRow),
            { signal },
          )
        : null,
    enabled: userId !== '' && Boolean(id),
  });
}

/** An address that somebody typed is no error of the server's. */
function isUuid(id: string | undefined): id is string {
  return /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id ?? '');
}
