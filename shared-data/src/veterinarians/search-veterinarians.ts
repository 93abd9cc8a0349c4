import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { veterinarianKeys } from './veterinarians.keys.ts';
import { pageSchema, type VeterinarianFilters, type VeterinarianPage } from './veterinarians.schema.ts';

const PAGE_SIZE = 20;

/**
 * The vets that match, twenty at a time: `data.pages[n].items`, `data.pages[0].total`, `fetchNextPage()`.
 * While new filters are asked for, the former answer stays (`isPlaceholderData`).
 */
export function useVeterinarianSearch(filters: VeterinarianFilters) {
  const wanted = normalized(filters);
  return useInfiniteQuery({
    queryKey: veterinarianKeys.search(wanted),
    queryFn: ({ pageParam, signal }) => searchVeterinarians(wanted, { after: pageParam, signal }),
    initialPageParam: null as unknown,
    getNextPageParam: (last: VeterinarianPage) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** The best-rated vets, three of them, for the home page. */
export function useFeaturedVeterinarians(count = 3) {
  return useQuery({
    queryKey: [...veterinarianKeys.featured, count],
    queryFn: async ({ signal }) => (await searchVeterinarians({ sort: 'rating' }, { pageSize: count, signal })).items,
    staleTime: 5 * 60_000,
  });
}

interface Paging {
  after?: unknown;
  pageSize?: number;
  signal?: AbortSignal;
}

async function searchVeterinarians(
  filters: VeterinarianFilters,
  { after = null, pageSize = PAGE_SIZE, signal }: Paging,
): Promise<VeterinarianPage> {
  const page = await request(
    (client) =>
      client.rpc('search_veterinarians', {
        query: filters.query ?? null,
        // A backend that has not been migrated yet knows no `match`, and refuses a call that names it.
        ...(filters.match && { match: filters.match }),
        city: filters.city ?? null,
        specialties: filters.specialties ?? null,
        availabilities: filters.availabilities ?? null,
        min_rating: filters.minRating ?? null,
        pet_types: filters.petTypes ?? null,
        sort: filters.sort ?? null,
        after,
        page_size: pageSize,
      }),
    pageSchema,
    { signal },
  );
  return { ...page, next: page.next ?? null };
}

/** The same question in one form, so that it has one entry in the cache. */
function normalized(filters: VeterinarianFilters): VeterinarianFilters {
  const { query, match, city, specialties, availabilities, minRating, petTypes, sort } = filters;
  return {
    ...(query?.trim() && { query: query.trim(), ...(match && { match }) }),
    ...(city && city !== 'all' && { city }),
    ...(specialties?.length && { specialties: specialties.toSorted() }),
    ...(availabilities?.length && { availabilities: availabilities.toSorted() }),
    ...(minRating !== undefined && { minRating }),
    ...(petTypes?.length && { petTypes: petTypes.toSorted() }),
    ...(sort && { sort }),
  };
}
