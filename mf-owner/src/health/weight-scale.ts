/** A measurement: when, 'YYYY-MM-DD', and how many kilograms. */
export interface WeightPoint {
  date: string;
  kilograms: number;
}

/** Where a point lies, in percent from the lower left corner. */
export interface PlacedPoint extends WeightPoint {
  /** Its own also where a day has two equal weights. */
  key: string;
  x: number;
  y: number;
}

const STEPS = [
  0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000,
];

/** Round values that hold all of the weights between the first and the last, three to six of them. */
export function ticksFor(kilograms: readonly number[]): number[] {
  const low = Math.min(...kilograms);
  const high = Math.max(...kilograms);
  const room = Math.max(high - low, high * 0.02);
  const step = STEPS.find((each) => room / each <= 4) ?? 5000;
  const first = Math.floor(low / step) * step;
  const count = Math.max(Math.ceil((high - first) / step - 1e-9), 1) + 1;
  return Array.from({ length: count }, (_, index) => Number((first + index * step).toFixed(3)));
}

/** The points in the order of days, between the lowest and the highest tick. */
export function place(points: readonly WeightPoint[], ticks: readonly number[]): PlacedPoint[] {
  const inOrder = [...points].sort((one, other) => one.date.localeCompare(other.date));
  const days = inOrder.map(({ date }) => Date.parse(`${date}T00:00:00Z`));
  const [start = 0] = days;
  const length = (days.at(-1) ?? 0) - start;
  const [low = 0] = ticks;
  const height = (ticks.at(-1) ?? 1) - low || 1;
  return inOrder.map((point, index) => ({
    ...point,
    key: `${point.date} ${index}`,
    x: length === 0 ? 50 : (((days[index] ?? start) - start) / length) * 100,
    y: ((point.kilograms - low) / height) * 100,
  }));
}
