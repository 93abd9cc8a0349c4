/// <reference types="google.maps" />
/** Runs in the document of Google Maps, not in the page: the loader and the maps work on the window they are in. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { LitPlace, MapEngine, MapHome, MapStart } from '../map-engine.ts';
import {
  isAboutArea,
  type MapArea,
  type MapCell,
  type MapCoordinates,
  type MapPlace,
  STREET_ZOOM,
  WARSAW,
} from '../map-place.ts';
import { GooglePins } from './google-pins.ts';

export type GoogleStart = MapStart & {
  key: string;
  /** Of the page, for Google's own words: 'pl'. */
  language: string;
};

/** Until the map knows its own bounds. */
const EVERYWHERE: MapArea = { west: -180, south: -85, east: 180, north: 85 };

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
    vetoGoogleMap?: (start: GoogleStart) => Promise<MapEngine>;
  }
}

window.vetoGoogleMap = async (start) => {
  let shown = false;
  const refused = Promise.withResolvers<never>();
  window.gm_authFailure = () => {
    const reason = new Error('Google Maps refuses the key');
    if (shown) start.events.onLost(reason);
    else refused.reject(reason);
  };
  setOptions({ key: start.key, v: 'weekly', language: start.language });
  const map = await Promise.race([draw(start), refused.promise]);
  shown = true;
  return map;
};

async function draw(start: GoogleStart): Promise<MapEngine> {
  await Promise.all([importLibrary('maps'), importLibrary('marker')]);
  return new GoogleMap(start);
}

class GoogleMap implements MapEngine {
  readonly drawnBy = 'google';
  readonly credit = '';
  readonly #map: google.maps.Map;
  readonly #window: google.maps.InfoWindow;
  readonly #pins: GooglePins;
  readonly #start: GoogleStart;
  #cells: readonly MapCell[] = [];
  #home: MapHome;
  /** A search for an area has said what to show. */
  #held = false;
  /** The map moves by itself, not by the visitor's hand. */
  #ownMove = false;

  constructor(start: GoogleStart) {
    this.#start = start;
    this.#home = start.home;
    this.#map = new google.maps.Map(start.container, {
      center: latLng(startOf(start.home)),
      zoom: STREET_ZOOM,
      colorScheme: start.dark ? 'DARK' : 'LIGHT',
      disableDefaultUI: true,
      keyboardShortcuts: true,
    });
    this.#window = new google.maps.InfoWindow();
    this.#window.addListener('closeclick', () => start.events.onOpen(null));
    this.#pins = new GooglePins(this.#map, start);
    this.#map.addListener('idle', () => {
      this.#ownMove = false;
      this.#pins.draw(this.area());
      start.events.onView({ area: this.area(), zoom: this.#pins.zoom() });
    });
    for (const moved of ['dragend', 'zoom_changed'])
      this.#map.addListener(moved, () => {
        if (!this.#ownMove) start.events.onMoved();
      });
    this.setCells(start.cells);
  }

  setCells(cells: readonly MapCell[]): void {
    if (cells === this.#cells) return;
    this.#cells = cells;
    this.#pins.setCells(cells);
    this.#pins.draw(this.area());
  }

  goHome(home: MapHome): void {
    const [from, to] = [startOf(this.#home), startOf(home)];
    this.#home = home;
    if (!this.#held && from.join() !== to.join()) this.#map.setCenter(latLng(to));
  }

  light(place: LitPlace | null): void {
    this.#pins.light(place);
  }

  open(place: MapPlace | null): void {
    if (!place) {
      this.#window.close();
      return;
    }
    this.#window.setContent(windowContent(place, this.#start.events.onFollow));
    this.#window.open({ map: this.#map, anchor: this.#pins.markerOf(place.id) });
  }

  zoomBy(steps: 1 | -1): void {
    this.#map.setZoom((this.#map.getZoom() ?? STREET_ZOOM) + steps);
  }

  area(): MapArea {
    return this.#map.getBounds()?.toJSON() ?? EVERYWHERE;
  }

  show(area: MapArea | null): void {
    this.#held = area !== null;
    if (!area || isAboutArea(this.area(), area)) return;
    this.#ownMove = true;
    this.#map.fitBounds(area, 0);
  }

  stop(): void {
    this.#start.container.replaceChildren();
  }
}

function latLng([lng, lat]: readonly [number, number]): google.maps.LatLngLiteral {
  return { lat, lng };
}

/** Where the list begins: a map with streets is too near for all. */
function startOf({ first, all }: MapHome): MapCoordinates {
  return first ?? all[0] ?? WARSAW;
}

function windowContent({ name, address, href }: MapPlace, onFollow: (href: string) => void): HTMLElement {
  const content = document.createElement('div');
  const link = content.appendChild(document.createElement('strong')).appendChild(document.createElement('a'));
  link.textContent = name;
  link.href = href;
  // The page around this document follows it, without loading itself anew.
  link.target = '_top';
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(href);
  });
  content.appendChild(document.createElement('div')).textContent = address;
  return content;
}
