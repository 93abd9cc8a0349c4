import type { Position } from '@veto/shared-data/places';

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance by the haversine formula, in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

const oneDecimal = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '0,8 km'. */
export function formatDistance(km: number): string {
  return `${oneDecimal.format(km)} km`;
}
