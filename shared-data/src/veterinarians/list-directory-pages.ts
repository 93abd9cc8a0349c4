import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';

const loadSchema = () => import(/* webpackChunkName: "answers" */ './veterinarians.schema.ts');

/** The cities and specialties that have vets, in the order of the filters. */
export function useDirectoryPages() {
  return useQuery({
    queryKey: veterinarianKeys.directoryPages,
    queryFn: ({ signal }) =>
      withSchema(loadSchema, ({ directoryPageRows }) =>
        request(
          (client) => client.rpc('directory_pages').select('kind, label, veterinarians, price_from, first_free_day'),
          directoryPageRows,
          { signal },
        ),
      ),
    staleTime: 5 * 60_000,
  });
}
