import { accessorOf } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/** Servers refuse requests whose headers are longer; a site may stand beside others below one domain. */
const MOST_COOKIES = 4000;
const WRITES = ['open', 'write', 'writeln'] as const;

/** One without a value is taken away. */
const isOneTooMany = (cookie: string) => !cookie.endsWith('=') && document.cookie.length + cookie.length > MOST_COOKIES;

/** What a slice may not write, by the property of the document. */
const WRITTEN: readonly [string, (value: unknown) => boolean][] = [
  ['cookie', (text) => isOneTooMany(String(text).split(';', 1)[0] ?? '')],
  ['designMode', () => true],
];

/**
 * Keeps slices from what takes the document, or each later request, from everybody, and cannot be put back: `onSlice` hears who
 * tried, and what. Add-ons may. Call it before any slice runs.
 */
export function refuseSteps(onSlice: (owner: Owner, step: string) => void): void {
  const isRefused = (step: string) => {
    const owner = sliceBehind(new Error());
    if (owner) onSlice(owner, step);
    return owner;
  };
  for (const name of WRITES) {
    const original = document[name] as (...args: unknown[]) => unknown;
    const value = (...args: unknown[]) => (isRefused(name) ? null : original.apply(document, args));
    Object.defineProperty(document, name, { configurable: true, writable: true, value });
  }
  for (const [name, harms] of WRITTEN) {
    const { get, set } = accessorOf(document, name);
    if (!get || !set) continue;
    Object.defineProperty(document, name, {
      configurable: true,
      get: () => get.call(document) as unknown,
      set: (value: unknown) => {
        if (!harms(value) || !isRefused(name)) set.call(document, value);
      },
    });
  }
}
