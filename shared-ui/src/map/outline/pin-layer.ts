import { type Map as Canvas, Marker } from 'maplibre-gl';
import type { LitPlace, MapWords } from '../map-engine.ts';
import type { MapArea, MapCell, MapCoordinates, MapPlace } from '../map-place.ts';
import { pinElement, shortCount } from '../pin-drawing.ts';
import { keyOfPlace, type Pin, PinIndex } from '../pin-index.ts';

interface PinEvents {
  onOpen(id: string): void;
  onLight(id: string | null): void;
  /** A pin of several places was pressed: go to where they come apart. */
  onSplit(center: MapCoordinates, zoom: number): void;
}

interface DrawnPin {
  pin: Pin;
  marker: Marker;
  button: HTMLButtonElement;
}

/** The pins above a canvas: a button each, so that the keyboard reaches them. */
export class PinLayer {
  readonly #canvas: Canvas;
  readonly #words: MapWords;
  readonly #events: PinEvents;
  readonly #drawn = new Map<string, DrawnPin>();
  #index = new PinIndex([]);
  #lit: LitPlace | null = null;
  #open: string | null = null;

  constructor(canvas: Canvas, words: MapWords, events: PinEvents) {
    this.#canvas = canvas;
    this.#words = words;
    this.#events = events;
  }

  /** Takes effect with the next `draw`. */
  setCells(cells: readonly MapCell[]): void {
    this.#index = new PinIndex(cells);
  }

  clear(): void {
    for (const key of [...this.#drawn.keys()]) this.#remove(key);
  }

  /** Pins that stay keep their element, and with it the focus. */
  draw(area: MapArea): void {
    const pins = this.#index.pinsOf(area, this.#canvas.getZoom());
    const wanted = new Set(pins.map(({ key }) => key));
    for (const key of [...this.#drawn.keys()]) if (!wanted.has(key)) this.#remove(key);
    for (const pin of pins) if (!this.#drawn.has(pin.key)) this.#add(pin);
    this.#mark();
  }

  light(place: LitPlace | null): void {
    this.#lit = place;
    this.#mark();
  }

  open(id: string | null): void {
    this.#open = id;
    this.#mark();
  }

  #add(pin: Pin): void {
    const button = pin.place ? this.#placeButton(pin.place) : this.#groupButton(pin);
    const marker = new Marker({ element: button, anchor: 'bottom' }).setLngLat([...pin.coordinates]);
    this.#drawn.set(pin.key, { pin, marker: marker.addTo(this.#canvas), button });
  }

  #remove(key: string): void {
    const drawn = this.#drawn.get(key);
    // The focus would fall back to the top of the page.
    if (drawn?.button === document.activeElement) this.#canvas.getCanvas().focus();
    drawn?.marker.remove();
    this.#drawn.delete(key);
  }

  #placeButton(place: MapPlace): HTMLButtonElement {
    const button = pinButton(`${place.name}, ${place.address}`);
    button.dataset.place = place.id;
    button.addEventListener('click', () => this.#events.onOpen(place.id));
    for (const begin of ['pointerenter', 'focus']) button.addEventListener(begin, () => this.#events.onLight(place.id));
    for (const end of ['pointerleave', 'blur']) button.addEventListener(end, () => this.#events.onLight(null));
    return button;
  }

  #groupButton({ count, coordinates, splitZoom = 0 }: Pin): HTMLButtonElement {
    const button = pinButton(this.#words.cluster(count), shortCount(count));
    button.dataset.places = String(count);
    button.addEventListener('click', () => this.#events.onSplit(coordinates, splitZoom));
    return button;
  }

  #mark(): void {
    const drawn = [...this.#drawn.values()];
    const pins = drawn.map(({ pin }) => pin);
    const lit = keyOfPlace(pins, this.#lit, this.#canvas.getZoom());
    for (const { pin, button } of drawn) {
      button.toggleAttribute('data-lit', pin.key === lit);
      if (pin.place) button.setAttribute('aria-expanded', String(pin.place.id === this.#open));
    }
  }
}

function pinButton(label: string, text?: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-pin';
  button.setAttribute('aria-label', label);
  button.append(pinElement(text));
  return button;
}
