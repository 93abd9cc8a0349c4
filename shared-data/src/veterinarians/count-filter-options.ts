import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { numeric } from '../boundary/index.ts';
import { normalizedFilters, searchArguments } from './search-arguments.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';
import type { VeterinarianFilters } from './veterinarians.schema.ts';

/** How many vets each option of a filter would leave, by its label; nobody is missing from a group that lacks a label. */
export interface FilterOptionCounts {
  specialties: Record<string, number>;
  petTypes: Record<string, number>;
  availabilities: Record<string, number>;
  /** By ISO 639-1 code. */
  languages: Record<string, number>;
  homeVisits: number;
  catOnlyWaitingRoom: number;
}

// Whom nobody matches has no group at all.
const byOption = z.pipe(
  z.nullish(z.record(z.string(), numeric)),
  z.transform((counts) => counts ?? {}),
);

const countsSchema = z.pipe(
  z.object({
    specialties: byOption,
    pet_types: byOption,
    availabilities: byOption,
    languages: byOption,
    home_visits: numeric,
    cat_only_waiting_room: numeric,
  }),
  z.transform(
    ({ pet_types, home_visits, cat_only_waiting_room, ...groups }): FilterOptionCounts => ({
      ...groups,
      petTypes: pet_types,
      homeVisits: home_visits,
      catOnlyWaitingRoom: cat_only_waiting_room,
    }),
  ),
);

/**
 * The numbers beside the options of a filter, by all the other filters. Waits until it is asked with `enabled`; while
 * other filters are counted, the former numbers stay.
 */
export function useFilterOptionCounts(filters: VeterinarianFilters, { enabled = true } = {}) {
  const { sort: _, ...wanted } = normalizedFilters(filters);
  return useQuery({
    queryKey: veterinarianKeys.options(wanted),
    queryFn: ({ signal }) =>
      request((client) => client.rpc('count_filter_options', searchArguments(wanted)), countsSchema, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    // Free times are taken at any moment, but nobody books by these numbers.
    staleTime: 60_000,
  });
}
