import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster';
import type { MapArea, MapCoordinates, MapPlace } from './map-place.ts';

/** Above it, pins that are near one another are shown as one. */
const MANY = 30;
/** In pixels: with many pins, neighbours become one; with few, only those that would lie on one another. */
const RADIUS = { many: 60, few: 26 };
const NEAREST_ZOOM = 17;

/** What is drawn at one point: a place, or several. */
export interface Pin {
  /** The same for the same places. */
  key: string;
  coordinates: MapCoordinates;
  places: readonly MapPlace[];
  /** The zoom at which they come apart; undefined for a single place. */
  splitZoom?: number;
}

type Feature = ClusterFeature<object> | PointFeature<{ place: MapPlace }>;

/** The pins of a map at any zoom. Zooms count tiles of 512 px. */
export class PinIndex {
  readonly #index: Supercluster<{ place: MapPlace }, object>;

  constructor(places: readonly MapPlace[]) {
    const radius = places.length > MANY ? RADIUS.many : RADIUS.few;
    this.#index = new Supercluster<{ place: MapPlace }, object>({ radius, maxZoom: NEAREST_ZOOM, map: () => ({}) });
    this.#index.load(
      places.map((place) => ({
        type: 'Feature',
        properties: { place },
        geometry: { type: 'Point', coordinates: [...place.coordinates] },
      })),
    );
  }

  /** From north to south, the order in which the keyboard meets them. */
  pinsOf({ west, south, east, north }: MapArea, zoom: number): Pin[] {
    return this.#index
      .getClusters([west, south, east, north], Math.max(0, Math.floor(zoom)))
      .map((feature) => this.#pinOf(feature))
      .toSorted((one, other) => other.coordinates[1] - one.coordinates[1]);
  }

  #pinOf({ geometry, properties }: Feature): Pin {
    if ('place' in properties) {
      const { place } = properties;
      return { key: place.id, coordinates: place.coordinates, places: [place] };
    }
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const leaves = this.#index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
    const places = leaves.map((leaf) => leaf.properties.place);
    const splitZoom = this.#index.getClusterExpansionZoom(properties.cluster_id);
    return { key: places.map(({ id }) => id).join(' '), coordinates: [longitude, latitude], places, splitZoom };
  }
}
