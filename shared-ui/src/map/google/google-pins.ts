/// <reference types="google.maps" />
import type { MapStart } from '../map-engine.ts';
import type { MapArea, MapPlace } from '../map-place.ts';
import { PIN_PX, pinImage } from '../pin-drawing.ts';
import { type Pin, PinIndex } from '../pin-index.ts';

const PURPLE = '#6d28d9';
const LIT = '#2b1533';
const INK = '#ffffff';

/** The pins of a Google map: markers of Google's own, which it makes reachable by keyboard. */
export class GooglePins {
  readonly #map: google.maps.Map;
  readonly #start: MapStart;
  readonly #drawn = new Map<string, { pin: Pin; marker: google.maps.Marker }>();
  #index = new PinIndex([]);
  #lit: string | null = null;

  constructor(map: google.maps.Map, start: MapStart) {
    this.#map = map;
    this.#start = start;
  }

  setPlaces(places: readonly MapPlace[]): void {
    this.#index = new PinIndex(places);
    for (const key of [...this.#drawn.keys()]) this.#remove(key);
  }

  draw(area: MapArea): void {
    // This zoom counts tiles of 256 px, the index tiles of 512.
    const pins = this.#index.pinsOf(area, (this.#map.getZoom() ?? 1) - 1);
    const wanted = new Set(pins.map(({ key }) => key));
    for (const key of [...this.#drawn.keys()]) if (!wanted.has(key)) this.#remove(key);
    for (const pin of pins) if (!this.#drawn.has(pin.key)) this.#drawn.set(pin.key, { pin, marker: this.#add(pin) });
  }

  light(id: string | null): void {
    this.#lit = id;
    for (const { pin, marker } of this.#drawn.values()) marker.setIcon(this.#icon(pin));
  }

  /** Null while the place is one of several behind a pin, or out of view. */
  markerOf(id: string): google.maps.Marker | null {
    return this.#drawn.get(id)?.marker ?? null;
  }

  #remove(key: string): void {
    this.#drawn.get(key)?.marker.setMap(null);
    this.#drawn.delete(key);
  }

  #add(pin: Pin): google.maps.Marker {
    const { words, events } = this.#start;
    const [place] = pin.places;
    const [lng, lat] = pin.coordinates;
    const alone = pin.splitZoom === undefined && place ? place : null;
    const marker = new google.maps.Marker({
      map: this.#map,
      position: { lat, lng },
      title: alone ? `${alone.name}, ${alone.address}` : words.cluster(pin.places.length),
      icon: this.#icon(pin),
    });
    marker.addListener('click', () => (alone ? events.onOpen(alone.id) : this.#split(pin)));
    if (alone) {
      marker.addListener('mouseover', () => events.onLight(alone.id));
      marker.addListener('mouseout', () => events.onLight(null));
    }
    return marker;
  }

  #split({ coordinates: [lng, lat], splitZoom = 0 }: Pin): void {
    this.#map.setCenter({ lat, lng });
    this.#map.setZoom(splitZoom + 1);
  }

  #icon(pin: Pin): google.maps.Icon {
    const lit = pin.places.some(({ id }) => id === this.#lit);
    const text = pin.places.length > 1 ? String(pin.places.length) : '';
    return {
      url: pinImage(lit ? LIT : PURPLE, INK, text),
      scaledSize: new google.maps.Size(PIN_PX, PIN_PX),
    };
  }
}
