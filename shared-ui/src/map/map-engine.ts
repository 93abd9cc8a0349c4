import type { MapArea, MapCell, MapCoordinates, MapPlace, MapView } from './map-place.ts';

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
  /** Another part of the earth is shown, whoever moved it; first when the map is there. */
  onView(view: MapView): void;
  /** A link in a window that the map itself draws was followed. */
  onFollow(href: string): void;
  /** It worked and does no longer, as when Google refuses the key. */
  onLost(reason: Error): void;
}

/** Where a map begins. */
export interface MapHome {
  /** A map with streets begins at the first of the list; null where it has not been located. */
  first: MapCoordinates | null;
  /** A map without streets begins with everybody in view. */
  all: readonly MapCoordinates[];
}

export interface MapStart {
  container: HTMLElement;
  home: MapHome;
  cells: readonly MapCell[];
  words: MapWords;
  dark: boolean;
  /** The visitor asked for less motion: views change at once. */
  calm: boolean;
  /** Shown above the pin that is open, by maps that have no info window of their own. */
  infoWindow: HTMLElement;
  events: MapEvents;
  /** Ends what is still on its way when the page is left; the start then rejects. */
  signal: AbortSignal;
}

/** A place that stands out, by itself or as one of a group. */
export type LitPlace = Pick<MapPlace, 'id' | 'coordinates'>;

/** A map that is on the page, whoever draws it. */
export interface MapEngine {
  drawnBy: 'google' | 'outline';
  /** Whose data it shows, where that is not on the map already. */
  credit: string;
  /** Draws these in the place of the former ones. */
  setCells(cells: readonly MapCell[]): void;
  /** Goes there, unless the visitor, or a search for an area, has said what to show. */
  goHome(home: MapHome): void;
  /** Makes the pin of a place stand out, or that of the group it is in; null: none. */
  light(place: LitPlace | null): void;
  /** Opens the info window of a place; null closes it. */
  open(place: MapPlace | null): void;
  zoomBy(steps: 1 | -1): void;
  area(): MapArea;
  /** Shows an area and stays there; null: goes home at the next `goHome`. */
  show(area: MapArea | null): void;
  stop(): void;
}
