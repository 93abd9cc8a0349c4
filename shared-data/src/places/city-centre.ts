import { type CITIES, CITY_COORDINATES } from '../vocabulary/index.ts';
import type { Position } from './places.schema.ts';

/** A city that the product knows. */
export type City = (typeof CITIES)[number];

/** Where distances are measured from while nobody has given a position. */
export function centreOf(city: City): Position {
  const [longitude, latitude] = CITY_COORDINATES[city];
  return { latitude, longitude };
}
