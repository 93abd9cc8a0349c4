/// <reference types="google.maps" />
import type { LitPlace, MapStart } from '../map-engine.ts';
import type { MapArea, MapCell } from '../map-place.ts';
import { PIN_PX, pinImage, shortCount } from '../pin-drawing.ts';
import { keyOfPlace, type Pin, PinIndex } from '../pin-index.ts';

const PURPLE = '#6d28d9';
const LIT = '#2b1533';
const INK = '#ffffff';

/** The pins of a Google map: markers of Google's own, which it makes reachable by keyboard. */
export class GooglePins {
  readonly #map: google.maps.Map;
  readonly #start: MapStart;
  readonly #drawn = new Map<string, { pin: Pin; marker: google.maps.Marker }>();
  #index = new PinIndex([]);
  #lit: LitPlace | null = null;

  constructor(map: google.maps.Map, start: MapStart) {
    this.#map = map;
    this.#start = start;
  }

  setCells(cells: readonly MapCell[]): void {
    this.#index = new PinIndex(cells);
  }

  /** In tiles of 512 px, as the index counts; Google counts tiles of 256. */
  zoom(): number {
    return (this.#map.getZoom() ?? 1) - 1;
  }

  draw(area: MapArea): void {
    const pins = this.#index.pinsOf(area, this.zoom());
    const wanted = new Set(pins.map(({ key }) => key));
    for (const key of [...this.#drawn.keys()]) if (!wanted.has(key)) this.#remove(key);
    for (const pin of pins) if (!this.#drawn.has(pin.key)) this.#drawn.set(pin.key, { pin, marker: this.#add(pin) });
  }

  light(place: LitPlace | null): void {
    this.#lit = place;
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
    const [lng, lat] = pin.coordinates;
    const alone = pin.place;
    const marker = new google.maps.Marker({
      map: this.#map,
      position: { lat, lng },
      title: alone ? `${alone.name}, ${alone.address}` : words.cluster(pin.count),
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
    const pins = [...this.#drawn.values()].map((drawn) => drawn.pin);
    const lit = keyOfPlace(pins, this.#lit, this.zoom()) === pin.key;
    const text = pin.count > 1 ? shortCount(pin.count) : '';
    return {
      url: pinImage(lit ? LIT : PURPLE, INK, text),
      scaledSize: new google.maps.Size(PIN_PX, PIN_PX),
    };
  }
}
