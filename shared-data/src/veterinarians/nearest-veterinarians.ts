import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { numeric } from '../boundary/index.ts';
import type { Json } from '../database/index.ts';
import { areaArgument, roughly } from './search-arguments.ts';
import { meaningsSchema } from './search-meanings.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';
import { cardRow, type NearestQuestion, toCard } from './veterinarians.schema.ts';

const PAGE_SIZE = 20;

const nearestPage = z.object({
  items: z.array(z.pipe(cardRow, z.transform(toCard))),
  total: numeric,
  next: z.optional(z.unknown()),
  meanings: meaningsSchema,
  /** The place that the words name, where distances are measured from it. */
  measured_from: z.nullish(z.string()),
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
            ...(wanted.fromWords && { from_words: true }),
          }),
        nearestPage,
        { signal },
      ),
    initialPageParam: (wanted.after ?? null) as unknown,
    getNextPageParam: (last: z.infer<typeof nearestPage>) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** The same question in one form. */
function normalized(question: NearestQuestion): NearestQuestion {
  const { latitude, longitude, query, specialties, numberedFirst, fromWords, area, after } = question;
  return {
    ...roughly({ latitude, longitude }),
    ...(query?.trim() && { query: query.trim() }),
    ...(specialties?.length && { specialties: specialties.toSorted() }),
    ...(numberedFirst && { numberedFirst }),
    ...(fromWords && { fromWords }),
    ...(area && { area }),
    ...(after && { after }),
  };
}
