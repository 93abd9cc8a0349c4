import { accessorOf } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/** Servers refuse requests whose headers are longer; a site may stand beside others below one domain. */
const MOST_COOKIES = 4000;

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
  for (const name of ['open', 'write'] as const) {
    const original = document[name] as (...args: unknown[]) => unknown;
    document[name] = (...args: unknown[]) => (isRefused(name) ? null : original.apply(document, args)) as never;
  }
  const { get, set } = accessorOf(document, 'cookie');
  if (!get || !set) return;
  Object.defineProperty(document, 'cookie', {
    get: () => get.call(document) as unknown,
    set: (cookie: string) => {
      // One without a value is taken away.
      const isMore = !/^[^;]*=(;|$)/.test(cookie) && document.cookie.length + cookie.length > MOST_COOKIES;
      if (!isMore || !isRefused('cookie')) set.call(document, cookie);
    },
  });
}
