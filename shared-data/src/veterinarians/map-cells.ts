import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { namedRow, nullableText, numeric, orElse } from '../boundary/index.ts';
import { areaFromText, areaText, type GeoArea } from '../places/area.ts';
import { areaArgument, normalizedFilters, searchArguments } from './search-arguments.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';
import type { VeterinarianFilters } from './veterinarians.schema.ts';

/** What a map shows. Its edges are the map's own: they may lie beyond ±180°. */
export interface MapView {
  area: GeoArea;
  /** In tiles of 512 px. */
  zoom: number;
}

/** Those who are found in one place of a map. */
export interface MapCell {
  count: number;
  /** The middle of them, in degrees (WGS 84). */
  longitude: number;
  latitude: number;
  /** What holds several of them; null for one. */
  area: GeoArea | null;
  /** Null for several. */
  veterinarian: { id: string; name: string; clinicName: string | null; address: string | null; city: string } | null;
}

const cellRow = z.pipe(
  z.object({
    count: numeric,
    longitude: numeric,
    latitude: numeric,
    area: z.nullish(z.tuple([numeric, numeric, numeric, numeric])),
    veterinarian: orElse(
      namedRow(
        {
          id: z.string(),
          full_name: orElse(nullableText, 'Unknown'),
          clinic_name: nullableText,
          address: nullableText,
          city: orElse(nullableText, 'Warszawa'),
        },
        { full_name: 'name' },
      ),
      null,
    ),
  }),
  z.transform(
    ({ area, ...cell }): MapCell => ({
      ...cell,
      area: area ? { west: area[0], south: area[1], east: area[2], north: area[3] } : null,
    }),
  ),
);
const cellsAnswer = z.pipe(
  z.object({ cells: z.array(cellRow) }),
  z.transform(({ cells }) => cells),
);

function useCells(filters: VeterinarianFilters, view: MapView | null, { enabled }: { enabled: boolean }) {
  const seen = view && { area: areaText(view.area), zoom: Math.floor(view.zoom) };
  const shown = areaFromText(seen?.area ?? null);
  return useQuery({
    queryKey: veterinarianKeys.map(filters, seen),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client.rpc('veterinarians_on_map', {
            ...searchArguments(filters),
            ...(seen && shown && { view: areaArgument(shown), zoom: seen.zoom }),
          }),
        cellsAnswer,
        { signal },
      ),
    enabled,
    // While another part is asked for, what is known of the former one stays; never that of another question.
    placeholderData: (former, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(filters) ? former : undefined,
    staleTime: 60_000,
  });
}

/**
 * All who match, for a map, in at most 300 cells: `overview` wherever they are, `cells` what `view` shows of them as near as it
 * is (the overview until that is known, and where the overview has nobody together). Undefined until they have come.
 */
export function useVeterinariansOnMap(filters: VeterinarianFilters, view: MapView | null) {
  const { sort: _, ...wanted } = normalizedFilters(filters);
  const overview = useCells(wanted, null, { enabled: true });
  const together = overview.data?.some(({ count }) => count > 1) ?? false;
  const seen = useCells(wanted, view, { enabled: view !== null && together });
  return {
    overview: overview.data,
    cells: (together ? seen.data : undefined) ?? overview.data,
    failed: overview.isError,
  };
}
