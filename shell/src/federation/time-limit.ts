/** A file gets this long, in milliseconds, and once more on the second try. */
export const FILE_LIMIT_MS = 8_000;
/** bootstrap, mount and unmount get this long each, in milliseconds. */
export const LIFECYCLE_LIMIT_MS = 10_000;

/** Something did not finish in its time. */
export class TimeLimitExceeded extends Error {
  constructor(what: string, limitMs: number) {
    super(`${what} did not finish in ${limitMs / 1000} s`);
    this.name = 'TimeLimitExceeded';
  }
}

/** The outcome of `work`, or a rejection when it takes longer than `limitMs`. */
export function within<T>(limitMs: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitExceeded(what, limitMs)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
