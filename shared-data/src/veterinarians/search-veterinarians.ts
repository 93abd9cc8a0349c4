import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import type { Json } from '../database/index.ts';
import { normalizedFilters, searchArguments } from './search-arguments.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';
import type { VeterinarianFilters, VeterinarianPage } from './veterinarians.schema.ts';

const loadSchema = () => import(/* webpackChunkName: "answers" */ './veterinarians.schema.ts');

const PAGE_SIZE = 20;

/**
 * The vets that match, twenty at a time: `data.pages[n].items`, `data.pages[0].total`, `fetchNextPage()`.
 * While new filters are asked for, the former answer stays (`isPlaceholderData`).
 */
export function useVeterinarianSearch(filters: VeterinarianFilters) {
  const wanted = normalizedFilters(filters);
  return useInfiniteQuery({
    queryKey: veterinarianKeys.search(wanted),
    queryFn: ({ pageParam, signal }) => searchVeterinarians(wanted, { after: pageParam, signal }),
    initialPageParam: (wanted.after ?? null) as unknown,
    getNextPageParam: (last: VeterinarianPage) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** How many vets match; undefined until it is known for exactly these filters. */
export function useVeterinarianCount(filters: VeterinarianFilters) {
  const wanted = normalizedFilters(filters);
  return useQuery({
    queryKey: veterinarianKeys.count(wanted),
    queryFn: async ({ signal }) => {
      const { total, items, meanings } = await searchVeterinarians(wanted, { pageSize: 1, signal });
      return { total, first: items[0] ?? null, meanings };
    },
    // Free times are taken at any moment.
    staleTime: 30_000,
  });
}

/** The three best-rated vets, for the home page. */
export function useFeaturedVeterinarians() {
  return useQuery({
    queryKey: veterinarianKeys.featured,
    queryFn: async ({ signal }) => (await searchVeterinarians({ sort: 'rating' }, { pageSize: 3, signal })).items,
    staleTime: 5 * 60_000,
  });
}

interface Paging {
  after?: unknown;
  pageSize?: number;
  signal?: AbortSignal;
}

/** A page of the vets that match. */
export async function searchVeterinarians(
  filters: VeterinarianFilters,
  { after = null, pageSize = PAGE_SIZE, signal }: Paging,
): Promise<VeterinarianPage> {
  const page = await withSchema(loadSchema, ({ pageSchema }) =>
    request(
      (client) =>
        client.rpc('search_veterinarians', {
          ...searchArguments(filters),
          sort: filters.sort ?? null,
          after: after as Json,
          page_size: pageSize,
        }),
      pageSchema,
      { ...(signal && { signal }) },
    ),
  );
  return { ...page, next: page.next ?? null };
}
