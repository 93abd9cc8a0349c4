import type { FetchingPage } from './fetch-ahead.ts';
import { whenIdle } from './idle-prefetch.ts';

/** A visitor who saves data is sent nothing on suspicion. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

export interface Prefetch {
  /** Fetches what an address needs, the slice behind it and the chunks of its route, and runs the slice's entry. Never throws. */
  prepare(href: string): void;
  /** The same without running anything: for addresses that are merely likely. */
  warm(href: string): void;
}

/** A press that begins with the pointer on a link is answered before what its page needs is asked for. */
const HOVER_MS = 100;

/** Its code comes with the first link that somebody is about to press. */
export function createPrefetch(page: FetchingPage): Prefetch {
  const fetchFor = async (href: string, run: boolean): Promise<void> => {
    if (savesData()) return;
    const { fetchAhead } = await import(/* webpackChunkName: "fetch-ahead" */ './fetch-ahead.ts');
    await fetchAhead(page, href, run);
  };
  // Should it fail, so will the visit, which says so.
  const later = (href: string, run: boolean) => void fetchFor(href, run).catch(() => {});
  return {
    prepare: (href) => whenIdle(() => later(href, true), HOVER_MS),
    warm: (href) => later(href, false),
  };
}
