export { areaFromText, areaText, type GeoArea } from './area.ts';
export { clinicText, directionsHref } from './directions.ts';
export { usePlaces } from './list-places.ts';
export { placeKeys } from './places.keys.ts';
export type { Place, Position } from './places.schema.ts';
