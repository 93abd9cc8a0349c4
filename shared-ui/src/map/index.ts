export type { MapWords } from './map-engine.ts';
export type { MapArea, MapCoordinates, MapPlace } from './map-place.ts';
export { PlacesMap, type PlacesMapProps } from './places-map.tsx';
