import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { savedVeterinarianKeys } from './saved-veterinarians.keys.ts';

const idRows = z.array(
  z.pipe(
    z.object({ veterinarian_id: z.string() }),
    z.transform(({ veterinarian_id }): string => veterinarian_id),
  ),
);

/** Whether the signed-in owner has saved a vet; undefined until it is known. All hearts of a page ask once. */
export function useIsSaved(veterinarianId: string): boolean | undefined {
  const userId = useUserId() ?? '';
  const { data } = useQuery({
    queryKey: savedVeterinarianKeys.ids(userId),
    queryFn: ({ signal }) =>
      request((client) => client.from('saved_veterinarians').select('veterinarian_id').eq('owner_id', userId), idRows, {
        signal,
      }),
    enabled: userId !== '',
    select: (ids) => ids.includes(veterinarianId),
  });
  return data;
}
