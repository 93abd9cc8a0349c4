import { useMemo } from 'react';
import { type CountedPlace, cellsOfPlaces, drawnCells } from './cells.ts';
import type { MapPlace } from './map-place.ts';
import { type MapBesideList, PlacesMap } from './places-map.tsx';

export interface VeterinariansMapProps<Vet extends OnMap, OnMap> extends MapBesideList {
  /** Those in the list beside the map, which may have loaded a few of all. */
  listed: readonly Vet[];
  /** Where their clinics are, by the vet's id; undefined while that is on its way. */
  located: Partial<Record<string, { position: { latitude: number; longitude: number } | null }>> | undefined;
  /** All who match, as the database counts them; undefined until they have come. */
  found: {
    overview: readonly CountedPlace<OnMap>[] | undefined;
    cells: readonly CountedPlace<OnMap>[] | undefined;
  };
  /** A function outside the component: another one has everything drawn anew. */
  pinOf: (vet: OnMap) => Omit<MapPlace, 'coordinates'>;
}

/** Everybody who is found and whose clinic has been located; until they are known, those of the list. */
export function VeterinariansMap<Vet extends OnMap & { id: string }, OnMap>({
  listed,
  located,
  found,
  pinOf,
  ...map
}: VeterinariansMapProps<Vet, OnMap>) {
  const places = useMemo(
    () =>
      listed.flatMap((vet): MapPlace[] => {
        const position = located?.[vet.id]?.position;
        return position ? [{ ...pinOf(vet), coordinates: [position.longitude, position.latitude] }] : [];
      }),
    [listed, located, pinOf],
  );
  const ofList = useMemo(() => cellsOfPlaces(places), [places]);
  const overview = useMemo(() => found.overview && drawnCells(found.overview, pinOf), [found.overview, pinOf]);
  const cells = useMemo(() => found.cells && drawnCells(found.cells, pinOf), [found.cells, pinOf]);
  return <PlacesMap {...map} places={places} overview={overview ?? ofList} cells={cells ?? ofList} />;
}
