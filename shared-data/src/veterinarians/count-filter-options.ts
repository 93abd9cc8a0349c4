import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
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

const loadSchema = () => import(/* webpackChunkName: "answers" */ './filter-counts.schema.ts');

/**
 * The numbers beside the options of a filter, by all the other filters. Waits until it is asked with `enabled`; while
 * other filters are counted, the former numbers stay.
 */
export function useFilterOptionCounts(filters: VeterinarianFilters, { enabled = true } = {}) {
  const { sort: _, ...wanted } = normalizedFilters(filters);
  return useQuery({
    queryKey: veterinarianKeys.options(wanted),
    queryFn: ({ signal }) =>
      withSchema(loadSchema, ({ countsSchema }) =>
        request((client) => client.rpc('count_filter_options', searchArguments(wanted)), countsSchema, { signal }),
      ),
    enabled,
    placeholderData: keepPreviousData,
    // Free times are taken at any moment, but nobody books by these numbers.
    staleTime: 60_000,
  });
}
