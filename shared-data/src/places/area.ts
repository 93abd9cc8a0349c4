/** A part of the earth in degrees (WGS 84); where `west` is more than `east` it crosses the antimeridian. */
export interface GeoArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Of a degree: 11 metres at most. */
const STEPS = 10_000;
/** What multiplying may add to a whole number of steps: 16.1 · 10,000 is 161,000.00000000003. */
const NOTHING = 1e-6;
const down = (degrees: number) => Math.floor(degrees * STEPS + NOTHING) / STEPS;
const up = (degrees: number) => Math.ceil(degrees * STEPS - NOTHING) / STEPS;

/** Maps count on beyond ±180°. */
const around = (longitude: number) =>
  Math.abs(longitude) <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** An area as an address says it, from west through south and east to north: '20.8_52.1_21.3_52.4'. It is never smaller. */
export function areaText({ west, south, east, north }: GeoArea): string {
  const whole = east - west >= 360;
  return [
    whole ? -180 : Math.max(-180, down(around(west))),
    Math.max(-90, down(south)),
    whole ? 180 : Math.min(180, up(around(east))),
    Math.min(90, up(north)),
  ].join('_');
}

/** The area that an address says; null where it says none. */
export function areaFromText(text: string | null): GeoArea | null {
  const edges = (text ?? '').split('_');
  if (edges.length !== 4 || edges.some((edge) => !/^-?\d{1,3}(\.\d{1,6})?$/.test(edge))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = edges.map(Number);
  const valid = [west, east].every((one) => Math.abs(one) <= 180) && south >= -90 && north <= 90 && south <= north;
  return valid ? { west, south, east, north } : null;
}
