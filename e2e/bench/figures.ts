/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The smallest value that so large a share of all values does not exceed; not a number without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** '120 ms' */
export const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
/** '1.2 s' of 1200 ms */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
/** '3.4 kB' of 3400 bytes */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
/** '12,345' */
export const count = (number: number): string => number.toLocaleString('en-US');
