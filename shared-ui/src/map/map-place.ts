/** Degrees, WGS 84: [longitude, latitude]. */
export type MapCoordinates = readonly [longitude: number, latitude: number];

/** What a pin stands for. */
export interface MapPlace {
  id: string;
  name: string;
  address: string;
  coordinates: MapCoordinates;
}

/** The part of the earth that a map shows, in degrees. */
export interface MapArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where a map without places begins, and how near. */
export const WARSAW: MapCoordinates = [21.0122, 52.2297];
/** In tiles of 256 px, as Google counts: streets can be read. */
export const STREET_ZOOM = 13;

export function isInArea([longitude, latitude]: MapCoordinates, { west, south, east, north }: MapArea): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
