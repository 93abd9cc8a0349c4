/// <reference types="google.maps" />
/** Runs in the document of Google Maps, not in the page: the loader and the maps work on the window they are in. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { MapEngine, MapStart } from '../map-engine.ts';
import { isAboutArea, type MapArea, type MapPlace, STREET_ZOOM, WARSAW } from '../map-place.ts';
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
  #places: readonly MapPlace[] = [];
  /** A search for an area has said what to show. */
  #held = false;
  /** The map moves by itself, not by the visitor's hand. */
  #ownMove = false;

  constructor(start: GoogleStart) {
    this.#start = start;
    this.#map = new google.maps.Map(start.container, {
      center: latLng(start.places[0]?.coordinates ?? WARSAW),
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
    });
    for (const moved of ['dragend', 'zoom_changed'])
      this.#map.addListener(moved, () => {
        if (!this.#ownMove) start.events.onMoved();
      });
    this.setPlaces(start.places);
  }

  setPlaces(places: readonly MapPlace[]): void {
    if (places === this.#places) return;
    const [first] = places;
    if (!this.#held && first && first.id !== this.#places[0]?.id) this.#map.setCenter(latLng(first.coordinates));
    this.#places = places;
    this.#pins.setPlaces(places);
    this.#pins.draw(this.area());
  }

  light(id: string | null): void {
    this.#pins.light(id);
  }

  open(id: string | null): void {
    const place = this.#places.find((one) => one.id === id);
    if (!place) {
      this.#window.close();
      return;
    }
    this.#window.setContent(windowContent(place));
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

function windowContent({ name, address }: MapPlace): HTMLElement {
  const content = document.createElement('div');
  const title = content.appendChild(document.createElement('strong'));
  title.textContent = name;
  content.appendChild(document.createElement('div')).textContent = address;
  return content;
}
