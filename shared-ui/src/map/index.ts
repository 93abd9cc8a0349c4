export { cellsOfPlaces, drawnCells } from './cells.ts';
export type { MapWords } from './map-engine.ts';
export type { MapArea, MapCell, MapCoordinates, MapPlace, MapView } from './map-place.ts';
export { PlacesMap, type PlacesMapProps } from './places-map.tsx';
