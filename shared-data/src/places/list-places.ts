import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { placeKeys } from './places.keys.ts';
import { type Place, placeRows } from './places.schema.ts';

async function listPlaces(veterinarianIds: readonly string[], signal: AbortSignal): Promise<Record<string, Place>> {
  const places = await request(
    (client) =>
      client
        .from('profiles')
        .select('id, phone, latitude, longitude, working_hours(weekday, opens_at, closes_at)')
        .eq('user_type', 'veterinarian')
        .in('id', [...veterinarianIds]),
    placeRows,
    { signal },
  );
  return Object.fromEntries(places.map((place) => [place.veterinarianId, place]));
}

/** Phone, position and weekly hours of several vets in one call, by the vet's id. Vets without a row are missing. */
export function usePlaces(veterinarianIds: readonly string[]) {
  return useQuery({
    queryKey: placeKeys.of(veterinarianIds),
    queryFn: ({ signal }) => listPlaces(veterinarianIds, signal),
    enabled: veterinarianIds.length > 0,
    // A longer list keeps what it knows about the vets it already showed.
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}
