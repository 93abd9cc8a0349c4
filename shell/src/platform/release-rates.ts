/** What became of a release on this page: it was set out to be loaded, it was mounted, it failed. */
export type ReleaseEvent = 'load' | 'mount' | 'failure';

/** So long events are gathered, in milliseconds: a page that is opened says what happened in one breath. */
const GATHERED_MS = 2000;

let address = '';
/** Events that wait to be reported, each once: the server counts every report of an event. */
const waiting = new Map<string, [slice: string, version: string, event: ReleaseEvent]>();

/** From now on releases are counted at this address; empty: nowhere. Nothing is said about who the visitor is. */
export function countReleasesAt(ratesUrl: string | undefined): void {
  address = ratesUrl ?? '';
  addEventListener('pagehide', send);
}

/** Counts what became of a release for all visitors together. Never throws. */
export function countRelease(slice: string, version: string, ...events: ReleaseEvent[]): void {
  if (!address) return;
  if (waiting.size === 0) setTimeout(send, GATHERED_MS);
  for (const event of events) waiting.set(`${slice} ${version} ${event}`, [slice, version, event]);
}

function send(): void {
  if (waiting.size === 0) return;
  const events = JSON.stringify([...waiting.values()]);
  waiting.clear();
  try {
    // Plain text: of JSON, another origin would have to be asked first.
    navigator.sendBeacon(address, events);
  } catch (refused) {
    console.warn('Releases could not be counted', refused);
  }
}
