export { placeKeys } from './places.keys.ts';
export { usePlaces } from './places.queries.ts';
export type { Place, Position } from './places.schema.ts';
