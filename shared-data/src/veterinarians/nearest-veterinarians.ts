import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { numeric } from '../boundary/index.ts';
import type { Json } from '../database/index.ts';
import { areaArgument } from './search-arguments.ts';
import { meaningsSchema } from './search-meanings.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';
import { cardRow, type NearestQuestion, toCard, type VeterinarianCard } from './veterinarians.schema.ts';

export interface NearbyVeterinarian extends VeterinarianCard {
  /** Null where the clinic's position is not known. */
  distanceKm: number | null;
}

const PAGE_SIZE = 20;

const nearestPage = z.object({
  items: z.array(
    z.pipe(
      z.extend(cardRow, { distance_km: z.nullish(numeric) }),
      z.transform((row: z.infer<typeof cardRow> & { distance_km?: number | null | undefined }): NearbyVeterinarian => {
        return { ...toCard(row), distanceKm: row.distance_km ?? null };
      }),
    ),
  ),
  total: numeric,
  next: z.optional(z.unknown()),
  meanings: meaningsSchema,
});

/**
 * The vets that match, nearest first, twenty at a time: `data.pages[n].items`, `data.pages[0].total`, `fetchNextPage()`.
 * While another question is asked, the former answer stays (`isPlaceholderData`).
 */
export function useNearestVeterinarians(question: NearestQuestion) {
  const wanted = normalized(question);
  return useInfiniteQuery({
    queryKey: veterinarianKeys.nearest(wanted),
    queryFn: ({ pageParam, signal }) =>
      request(
        (client) =>
          client.rpc('nearest_veterinarians', {
            latitude: wanted.latitude,
            longitude: wanted.longitude,
            query: wanted.query ?? null,
            specialties: wanted.specialties ?? null,
            numbered_first: wanted.numberedFirst ?? false,
            after: pageParam as Json,
            page_size: PAGE_SIZE,
            // A backend that has not been migrated yet refuses a call that names what it does not know.
            ...(wanted.area && { area: areaArgument(wanted.area) }),
          }),
        nearestPage,
        { signal },
      ),
    initialPageParam: (wanted.after ?? null) as unknown,
    getNextPageParam: (last: z.infer<typeof nearestPage>) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** The same question in one form, and no more precise than about a hundred metres: that is nobody's front door. */
function normalized(question: NearestQuestion): NearestQuestion {
  const { latitude, longitude, query, specialties, numberedFirst, area, after } = question;
  return {
    latitude: Number(latitude.toFixed(3)),
    longitude: Number(longitude.toFixed(3)),
    ...(query?.trim() && { query: query.trim() }),
    ...(specialties?.length && { specialties: specialties.toSorted() }),
    ...(numberedFirst && { numberedFirst }),
    ...(area && { area }),
    ...(after && { after }),
  };
}
