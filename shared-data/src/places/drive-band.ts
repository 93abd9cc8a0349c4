/** In minutes: what somebody who has to leave now can tell apart. */
const STEPS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const;

/** To the car, and out of it. */
const START_MIN = 2.5;
/** Streets are longer than a straight line, and slow: about 23 km of it an hour. */
const CITY_KM = 8;
const CITY_MIN_PER_KM = 2.6;
/** Beyond them roads: about 107 km of the straight line an hour. */
const ROAD_MIN_PER_KM = 0.56;

/**
 * Between how many minutes a drive over this straight line takes: an estimate, without map or traffic. The last step has no end
 * (Infinity).
 */
export function driveBand(km: number): readonly [from: number, to: number] {
  const inCity = Math.min(km, CITY_KM) * CITY_MIN_PER_KM;
  const minutes = START_MIN + inCity + Math.max(km - CITY_KM, 0) * ROAD_MIN_PER_KM;
  const next = STEPS.findIndex((step) => step > minutes);
  return next === -1 ? [240, Number.POSITIVE_INFINITY] : [STEPS[next - 1] ?? 0, STEPS[next] ?? 0];
}
