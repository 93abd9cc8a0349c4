export type { MapWords } from './map-engine.ts';
export type { MapArea, MapCoordinates, MapPlace, MapView } from './map-place.ts';
export { VeterinariansMap, type VeterinariansMapProps } from './veterinarians-map.tsx';
