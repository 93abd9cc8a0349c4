import type { MapArea, MapCell, MapPlace } from './map-place.ts';

/** Those who are found in one place, as the database answers. */
export interface CountedPlace<Found> {
  count: number;
  longitude: number;
  latitude: number;
  area: MapArea | null;
  /** Null for several. */
  veterinarian: Found | null;
}

/** Cells as the database answers, as they are drawn. */
export function drawnCells<Found>(
  cells: readonly CountedPlace<Found>[],
  placeOf: (found: Found) => Omit<MapPlace, 'coordinates'>,
): MapCell[] {
  return cells.map(({ count, longitude, latitude, area, veterinarian }) => {
    const coordinates = [longitude, latitude] as const;
    return { count, coordinates, area, place: veterinarian && { ...placeOf(veterinarian), coordinates } };
  });
}

/** A cell of its own for each place, where nothing else is known. */
export function cellsOfPlaces(places: readonly MapPlace[]): MapCell[] {
  return places.map((place) => ({ count: 1, coordinates: place.coordinates, area: null, place }));
}
