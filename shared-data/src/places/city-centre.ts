import { CITY_COORDINATES, type City } from '../vocabulary/index.ts';
import type { Position } from './places.schema.ts';

/** Where distances are measured from while nobody has given a position. */
export function centreOf(city: City): Position {
  const [longitude, latitude] = CITY_COORDINATES[city];
  return { latitude, longitude };
}
