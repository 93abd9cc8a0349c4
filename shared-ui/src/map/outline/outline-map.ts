import { Map as Canvas, getGlobalDispatcher, type LngLatBoundsLike, Marker, setWorkerUrl } from 'maplibre-gl';
import type { LitPlace, MapEngine, MapHome, MapStart } from '../map-engine.ts';
import { isAboutArea, type MapArea, type MapCell, type MapPlace, STREET_ZOOM, WARSAW } from '../map-place.ts';
import { type MapTiles, outlineStyle } from './outline-style.ts';
import { PinLayer } from './pin-layer.ts';

/** A slow device is given time for as long as something of the map arrives. */
const QUIET_FOR_MS = 10_000;
/** Zooms of this library count tiles of 512 px. */
const NEAREST_HOME = STREET_ZOOM - 1;
const LIMITS: LngLatBoundsLike = [
  [8, 46.5],
  [30, 57.5],
];

const OUTLINE_CREDIT = 'Natural Earth · GeoNames';

// A file of the release: the policy takes no worker made of text.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
// MapLibre would listen to the document for ever; each map listens for itself instead.
getGlobalDispatcher().watchWorkers = () => {};

/**
 * The map that needs nobody else: Poland's outline, or the tiles that the site names. Rejects where it cannot be drawn,
 * as in a browser without WebGL, or where its worker may not start.
 */
export async function startOutline(start: MapStart, tiles: MapTiles | null): Promise<MapEngine> {
  const outline = new URL('./poland.geojson', import.meta.url).href;
  const canvas = new Canvas({
    container: start.container,
    style: outlineStyle(outline, start.dark, tiles),
    center: [...WARSAW],
    zoom: NEAREST_HOME,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: start.calm ? 0 : 150,
    ...(!tiles && { maxBounds: LIMITS }),
    // One finger scrolls the page.
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    locale: { 'Map.Title': start.words.label, 'CooperativeGesturesHandler.MobileHelpText': start.words.twoFingers },
  });
  // The frame around it is the region of that name; this is what the arrow keys move.
  canvas.getCanvas().setAttribute('role', 'application');
  canvas.touchZoomRotate.disableRotation();
  canvas.keyboard.disableRotation();
  watchWorkers(canvas);
  try {
    await drawn(canvas, start.signal);
    return new OutlineMap(canvas, start, tiles);
  } catch (error) {
    canvas.remove();
    throw error;
  }
}

/** Rejects when nothing more of it arrives, or the page is left first. */
function drawn(canvas: Canvas, left: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('The map was not drawn in time'));
    let limit = setTimeout(giveUp, QUIET_FOR_MS);
    left.addEventListener('abort', () => reject(left.reason), { once: true });
    const progress = canvas.on('data', () => {
      clearTimeout(limit);
      limit = setTimeout(giveUp, QUIET_FOR_MS);
    });
    canvas.once('load', () => {
      progress.unsubscribe();
      clearTimeout(limit);
      resolve();
    });
  });
}

/** A phone may end the workers of a page that is hidden, and says so to nobody: the map's are asked when it is seen again. */
function watchWorkers(canvas: Canvas): void {
  const ask = () => {
    if (document.visibilityState === 'visible') void getGlobalDispatcher().ensureWorkers();
  };
  document.addEventListener('visibilitychange', ask);
  canvas.once('remove', () => document.removeEventListener('visibilitychange', ask));
}

class OutlineMap implements MapEngine {
  readonly drawnBy = 'outline';
  readonly credit: string;
  readonly #canvas: Canvas;
  readonly #start: MapStart;
  readonly #streets: boolean;
  readonly #pins: PinLayer;
  readonly #window: Marker;
  #cells: readonly MapCell[] = [];
  /** The map moves by itself, not by the visitor's hand. */
  #ownMove = false;
  /** The visitor, or a search for an area, has said what to show. */
  #held = false;

  constructor(canvas: Canvas, start: MapStart, tiles: MapTiles | null) {
    this.#canvas = canvas;
    this.#start = start;
    this.#streets = tiles !== null;
    this.credit = tiles?.credit ?? OUTLINE_CREDIT;
    this.#window = new Marker({ element: start.infoWindow, anchor: 'bottom', offset: [0, -44] });
    this.#pins = new PinLayer(canvas, start.words, {
      onOpen: start.events.onOpen,
      onLight: start.events.onLight,
      onSplit: (center, zoom) => canvas.easeTo({ center: [...center], zoom, animate: !start.calm }),
    });
    canvas.on('moveend', () => {
      this.#pins.draw(this.area());
      this.#tellView();
      if (this.#ownMove) return;
      this.#held = true;
      start.events.onMoved();
    });
    this.setCells(start.cells);
    this.goHome(start.home);
  }

  setCells(cells: readonly MapCell[]): void {
    if (cells === this.#cells) return;
    this.#cells = cells;
    this.#pins.setCells(cells);
    this.#pins.draw(this.area());
  }

  /** Streets begin at the first place; an outline has no streets, so it begins with everybody in view. */
  goHome({ first, all }: MapHome): void {
    if (this.#held) return;
    if (this.#streets || all.length === 0) {
      this.#move({ center: [...(first ?? all[0] ?? WARSAW)], zoom: NEAREST_HOME });
      return;
    }
    const [west, east] = extent(all.map(([longitude]) => longitude));
    const [south, north] = extent(all.map(([, latitude]) => latitude));
    const camera = this.#canvas.cameraForBounds([west, south, east, north], { padding: 48, maxZoom: NEAREST_HOME });
    if (camera) this.#move(camera);
  }

  light(place: LitPlace | null): void {
    this.#pins.light(place);
  }

  open(place: MapPlace | null): void {
    this.#pins.open(place?.id ?? null);
    if (!place) {
      this.#window.remove();
      return;
    }
    this.#window.setLngLat([...place.coordinates]).addTo(this.#canvas);
    this.#showWholeWindow();
  }

  zoomBy(steps: 1 | -1): void {
    this.#canvas.easeTo({ zoom: this.#canvas.getZoom() + steps, animate: !this.#start.calm });
  }

  area(): MapArea {
    const bounds = this.#canvas.getBounds();
    return {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
  }

  show(area: MapArea | null): void {
    this.#held = area !== null;
    if (!area || isAboutArea(this.area(), area)) return;
    const { west, south, east, north } = area;
    const camera = this.#canvas.cameraForBounds([west, south, west > east ? east + 360 : east, north]);
    if (camera) this.#move({ ...camera, zoom: wholeZoom(camera.zoom) });
  }

  stop(): void {
    this.#window.remove();
    this.#pins.clear();
    this.#canvas.remove();
  }

  #tellView(): void {
    this.#start.events.onView({ area: this.area(), zoom: this.#canvas.getZoom() });
  }

  #move(camera: Parameters<Canvas['jumpTo']>[0]): void {
    this.#ownMove = true;
    this.#canvas.jumpTo(camera);
    this.#ownMove = false;
  }

  /** A window that would stick out at the top or a side is brought into view. */
  #showWholeWindow(): void {
    const frame = this.#start.container.getBoundingClientRect();
    const own = this.#start.infoWindow.getBoundingClientRect();
    const margin = 8;
    const x = Math.min(0, own.left - frame.left - margin) + Math.max(0, own.right - frame.right + margin);
    const y = Math.min(0, own.top - frame.top - margin);
    if (x === 0 && y === 0) return;
    const middle = this.#canvas.project(this.#canvas.getCenter());
    this.#move({ center: this.#canvas.unproject([middle.x + x, middle.y + y]) });
  }
}

/** Pins come apart at whole zooms: an area that was searched at one, and is a little wider in its address, is shown at that one. */
function wholeZoom(zoom: number | undefined): number | undefined {
  if (zoom === undefined) return undefined;
  const whole = Math.round(zoom);
  return Math.abs(zoom - whole) < 0.05 ? whole : zoom;
}

function extent(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
