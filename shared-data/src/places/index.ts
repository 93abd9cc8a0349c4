export { areaFromText, areaText, type GeoArea } from './area.ts';
export { askedCity, keepAskedCity, useKeepAskedCity } from './asked-city.ts';
export { centreOf } from './city-centre.ts';
export { clinicText, directionsHref, placeText } from './directions.ts';
export { driveBand } from './drive-band.ts';
export { usePlaces } from './list-places.ts';
export { placeKeys } from './places.keys.ts';
export type { Place, Position } from './places.schema.ts';
export { useVisitorPosition, type VisitorPosition } from './use-visitor-position.ts';
