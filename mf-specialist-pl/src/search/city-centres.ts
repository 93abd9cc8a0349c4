import type { Position } from './distance.ts';

/** The middle of each city of the vocabulary. */
const CITY_CENTRES: Record<string, Position> = {
  Warszawa: { latitude: 52.2297, longitude: 21.0122 },
  Kraków: { latitude: 50.0647, longitude: 19.9449 },
  Łódź: { latitude: 51.7592, longitude: 19.4667 },
  Wrocław: { latitude: 51.1079, longitude: 17.0385 },
  Poznań: { latitude: 52.4064, longitude: 16.9251 },
  Gdańsk: { latitude: 54.352, longitude: 18.6466 },
  Szczecin: { latitude: 53.4285, longitude: 14.5528 },
  Bydgoszcz: { latitude: 53.1235, longitude: 18.0084 },
  Lublin: { latitude: 51.2465, longitude: 22.5684 },
  Białystok: { latitude: 53.1325, longitude: 23.1688 },
  Katowice: { latitude: 50.2649, longitude: 19.0238 },
  Gdynia: { latitude: 54.5189, longitude: 18.5305 },
};

/** Null for a city outside the vocabulary. */
export function cityCentre(city: string): Position | null {
  return CITY_CENTRES[city] ?? null;
}
