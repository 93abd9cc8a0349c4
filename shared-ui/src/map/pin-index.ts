import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster';
import type { LitPlace } from './map-engine.ts';
import type { MapArea, MapCell, MapCoordinates, MapPlace } from './map-place.ts';

/** Above it, pins that are near one another are shown as one. */
const MANY = 30;
/** In pixels: with many pins, neighbours become one; with few, only those that would lie on one another. */
const RADIUS = { many: 60, few: 26 };
const NEAREST_ZOOM = 17;
/** In pixels: as far apart those of a cell are shown when it is pressed. */
const APART = 40;
/** At zoom 0, in tiles of 512 px. */
const DEGREES_PER_PIXEL = 360 / 512;
/** In pixels: as far as the middle of a group may be from one of it. */
const REACH = 60;

/** What is drawn at one point: a place, or several. */
export interface Pin {
  /** The same for the same places. */
  key: string;
  coordinates: MapCoordinates;
  count: number;
  /** Null for several. */
  place: MapPlace | null;
  /** The zoom at which they come apart; undefined for a single place. */
  splitZoom?: number;
}

type Counted = { count: number };
type Feature = ClusterFeature<Counted> | PointFeature<{ cell: MapCell }>;

/** The pins of a map at any zoom. Zooms count tiles of 512 px. */
export class PinIndex {
  readonly #index: Supercluster<{ cell: MapCell }, Counted>;

  constructor(cells: readonly MapCell[]) {
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    this.#index = new Supercluster<{ cell: MapCell }, Counted>({
      radius: total > MANY ? RADIUS.many : RADIUS.few,
      maxZoom: NEAREST_ZOOM,
      map: ({ cell }) => ({ count: cell.count }),
      reduce: (sum, { count }) => {
        sum.count += count;
      },
    });
    this.#index.load(
      cells.map((cell) => ({
        type: 'Feature',
        properties: { cell },
        geometry: { type: 'Point', coordinates: [...cell.coordinates] },
      })),
    );
  }

  /** From north to south, the order in which the keyboard meets them. */
  pinsOf({ west, south, east, north }: MapArea, zoom: number): Pin[] {
    const whole = Math.max(0, Math.floor(zoom));
    return this.#index
      .getClusters([west, south, east, north], whole)
      .map((feature) => this.#pinOf(feature, whole))
      .toSorted((one, other) => other.coordinates[1] - one.coordinates[1]);
  }

  #pinOf({ geometry, properties }: Feature, zoom: number): Pin {
    if ('cell' in properties) {
      const { count, place, coordinates, area } = properties.cell;
      if (place) return { key: place.id, coordinates, count, place };
      return { ...group(coordinates, count), splitZoom: Math.max(zoom + 1, zoomOf(area)) };
    }
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const splitZoom = this.#index.getClusterExpansionZoom(properties.cluster_id);
    return { ...group([longitude, latitude], properties.count), splitZoom };
  }
}

/** The zoom at which the edges of an area are about `APART` from one another. */
function zoomOf(area: MapArea | null): number {
  if (!area) return NEAREST_ZOOM;
  const [width, height] = [area.east - area.west, (area.north - area.south) / Math.cos((area.north * Math.PI) / 180)];
  const zoom = Math.ceil(Math.log2((APART * DEGREES_PER_PIXEL) / Math.max(width, height)));
  return Math.min(NEAREST_ZOOM, zoom);
}

function group(coordinates: MapCoordinates, count: number): Pin {
  const key = [...coordinates.map((degrees) => degrees.toFixed(5)), count].join(' ');
  return { key, coordinates, count, place: null };
}

/** The key of the pin that a place has at a zoom, or that of the nearest group, which it is in; null: neither is drawn. */
export function keyOfPlace(pins: readonly Pin[], place: LitPlace | null, zoom: number): string | null {
  if (!place) return null;
  const own = pins.find((pin) => pin.place?.id === place.id);
  if (own) return own.key;
  const away = ({ coordinates: [longitude, latitude] }: Pin) => {
    const [x, y] = place.coordinates;
    return Math.hypot((longitude - x) * Math.cos((y * Math.PI) / 180), latitude - y);
  };
  const [nearest] = pins.filter(({ count }) => count > 1).toSorted((one, other) => away(one) - away(other));
  return nearest && away(nearest) <= (REACH * DEGREES_PER_PIXEL) / 2 ** Math.floor(zoom) ? nearest.key : null;
}
