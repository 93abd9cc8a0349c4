import type { MapArea } from '../map/map-place.ts';

/** 'Search this area': a list that asks for what its map shows. */
export interface AreaSearch {
  /** What the list is of; null: of everywhere. The map shows it, and stays there whoever is found. */
  area: MapArea | null;
  /** Whom the list asks for beside the area: with other words and no area, the map begins anew with whoever is found. */
  question: string;
  /** Said on the map while it shows the area: '12 veterinarians in this area'. */
  told: string;
  /** Asks for the veterinarians of an area. Its edges are the map's own: they may lie beyond ±180°. */
  search(area: MapArea): void;
}
