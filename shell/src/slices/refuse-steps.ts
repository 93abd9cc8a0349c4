import { accessorOf } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/** Servers refuse requests whose headers are longer; a site may stand beside others below one domain. */
const MOST_COOKIES = 4000;

/**
 * Keeps slices from what takes the document, or each later request, from everybody, and cannot be put back: `onSlice` hears who
 * tried, and where. Add-ons may. Call it before any slice runs.
 */
export function refuseSteps(onSlice: (owner: Owner, error: Error) => void): void {
  const isRefused = (step: string) => {
    const error = new Error(step);
    const owner = sliceBehind(error);
    if (owner) onSlice(owner, error);
    return owner;
  };
  const { write } = document;
  document.write = (...texts) => {
    if (!isRefused('document.write')) write.apply(document, texts);
  };
  const cookies = accessorOf(document, 'cookie');
  Object.defineProperty(document, 'cookie', {
    ...cookies,
    set(cookie: string) {
      if (document.cookie.length + cookie.length < MOST_COOKIES || !isRefused('document.cookie'))
        cookies.set?.call(document, cookie);
    },
  });
}
