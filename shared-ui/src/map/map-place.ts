/** Degrees, WGS 84: [longitude, latitude]. */
export type MapCoordinates = readonly [longitude: number, latitude: number];

/** What a pin stands for. */
export interface MapPlace {
  id: string;
  name: string;
  address: string;
  coordinates: MapCoordinates;
  /** Where its window leads. */
  href: string;
}

/** Those who are found at one point of a map. */
export interface MapCell {
  count: number;
  /** The middle of them. */
  coordinates: MapCoordinates;
  /** What holds several; null for one. */
  area: MapArea | null;
  /** Null for several. */
  place: MapPlace | null;
}

/** What a map shows, and how near. */
export interface MapView {
  area: MapArea;
  /** In tiles of 512 px. */
  zoom: number;
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

/** Whether two areas are the same to a visitor's eye: each edge within a fiftieth of the area's width or height. */
export function isAboutArea(one: MapArea, other: MapArea): boolean {
  const width = Math.abs(one.east - one.west) / 50;
  const height = Math.abs(one.north - one.south) / 50;
  return (
    Math.abs(one.west - other.west) <= width &&
    Math.abs(one.east - other.east) <= width &&
    Math.abs(one.south - other.south) <= height &&
    Math.abs(one.north - other.north) <= height
  );
}
