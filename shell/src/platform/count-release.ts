import { canaryFor } from '../../isomorphic/candidates.ts';
import { channelStore } from '../channel/channel-store.ts';
import { ifPageStays } from '../failures/page-stays.ts';

/** What became of a release on this page: it was set out to be loaded, it was mounted, it failed, it was slow by its own doing. */
export type ReleaseEvent = 'load' | 'mount' | 'failure' | 'slow';

/** So long events are gathered, in milliseconds: a page that is opened says what happened in one breath. */
const GATHERED_MS = 2000;

let address = '';
/** Events that wait to be reported, each once: the server counts every report of an event. */
const waiting = new Map<string, [slice: string, version: string, event: ReleaseEvent, wanted?: string]>();
/** What has been said of the latest load of a release: a load fails once, however often it throws. */
const said = new Map<string, Set<ReleaseEvent>>();

/** From now on releases are counted at this address; empty: nowhere. Nothing is said about who the visitor is. */
export function countReleasesAt(ratesUrl: string | undefined): void {
  address = ratesUrl ?? '';
  addEventListener('pagehide', send);
}

/**
 * Counts what became of a release for all visitors together. `wanted`: the version that the visitor was to get, as the
 * channel says unless told. A failure of a page that is being left is none. Never throws.
 */
export function countRelease(
  slice: string,
  version: string,
  events: readonly ReleaseEvent[],
  wanted = canaryOf(slice),
): void {
  if (!address) return;
  if (events.includes('failure')) ifPageStays(() => count(slice, version, events, wanted));
  else count(slice, version, events, wanted);
}

function count(slice: string, version: string, events: readonly ReleaseEvent[], wanted: string | undefined): void {
  const ofLoad = (!events.includes('load') && said.get(`${slice} ${version}`)) || new Set();
  said.set(`${slice} ${version}`, ofLoad);
  for (const event of events) {
    if (ofLoad.has(event)) continue;
    ofLoad.add(event);
    if (waiting.size === 0) setTimeout(send, GATHERED_MS);
    const instead = wanted === undefined || wanted === version ? ([] as const) : ([wanted] as const);
    waiting.set(`${slice} ${version} ${event}`, [slice, version, event, ...instead]);
  }
}

/** Counts the shell that runs; one that did not start, and was replaced by it, cannot say so itself. */
export function countShell(version: string | undefined): void {
  const replaced = globalThis.vetoBoot?.replaced;
  if (replaced) countRelease('shell', replaced, ['load', 'failure']);
  if (version) countRelease('shell', version, ['load', 'mount'], replaced);
}

/**
 * From now on slow loads are counted and long tasks reported, also earlier ones. They are not without its file, or where a foreign
 * script has changed what that needs.
 */
export async function countSlow(reportUrl: string): Promise<void> {
  if (!address && !reportUrl) return;
  await import(/* webpackChunkName: "slow-loads" */ './slow-loads.ts')
    .then(({ countSlowLoads }) => countSlowLoads(reportUrl))
    .catch(() => undefined);
}

function canaryOf(slice: string): string | undefined {
  const { current, visitor } = channelStore.getState();
  return canaryFor(current, slice, visitor)?.version;
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
