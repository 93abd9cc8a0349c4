import type { MapArea, MapPlace } from './map-place.ts';

/** What is said on a map and about it; the site speaks two languages. */
export interface MapWords {
  /** What the map is: 'Map of veterinarians'. */
  label: string;
  /** While its code is on the way. */
  loading: string;
  /** In its place where it cannot be drawn. */
  unavailable: string;
  zoomIn: string;
  zoomOut: string;
  /** Closes the info window. */
  close: string;
  /** Asks for the places in what the map shows. */
  searchArea: string;
  /** Said to one finger, which scrolls the page: 'Use two fingers to move the map'. */
  twoFingers: string;
  /** What a pin for several places is called: '5 places, zoom in'. */
  cluster(count: number): string;
}

/** What a map tells about. */
export interface MapEvents {
  /** A pin was chosen, or the info window closed: null. */
  onOpen(id: string | null): void;
  /** The pin under the pointer or with the focus; null: none any more. */
  onLight(id: string | null): void;
  /** The visitor has moved the map, or gone nearer or farther. */
  onMoved(): void;
  /** It worked and does no longer, as when Google refuses the key. */
  onLost(reason: Error): void;
}

export interface MapStart {
  container: HTMLElement;
  places: readonly MapPlace[];
  words: MapWords;
  dark: boolean;
  /** The visitor asked for less motion: views change at once. */
  calm: boolean;
  /** Shown above the pin that is open, by maps that have no info window of their own. */
  infoWindow: HTMLElement;
  events: MapEvents;
}

/** A map that is on the page, whoever draws it. */
export interface MapEngine {
  drawnBy: 'google' | 'outline';
  /** Whose data it shows, where that is not on the map already. */
  credit: string;
  setPlaces(places: readonly MapPlace[]): void;
  /** Makes the pin of a place stand out, or that of the group it is in; null: none. */
  light(id: string | null): void;
  /** Opens the info window of a place; null closes it. */
  open(id: string | null): void;
  zoomBy(steps: 1 | -1): void;
  area(): MapArea;
  /** Shows an area and stays there, whatever places come; null: the next places are shown where they are. */
  show(area: MapArea | null): void;
  stop(): void;
}
