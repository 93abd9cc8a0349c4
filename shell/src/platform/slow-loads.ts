import { ownerOfFile } from '../failures/page-owner.ts';
import { outletStore } from '../slices/outlet-state.ts';
import { countRelease } from './count-release.ts';

/** In milliseconds: from where the Web Vitals call the largest paint and an answer poor, and an answer not good. */
const POOR_PAINT = 4000;
const POOR_ANSWER = 500;
const LONG_FRAME = 200;

/** A long frame as the Long Animation Frames API tells it; the DOM's types do not know it yet. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[];
}

/**
 * Counts loads that were slow by the release's own doing: its largest paint or an answer to the visitor was poor, or its
 * scripts took long in one frame. What the shell's shared modules run, as React does, is for the slice in place: the stable
 * release's loads are counted alike. Call it once, at any time: the browser has kept what came before.
 */
export function countSlowLoads(): void {
  let shownSince = 0;
  outletStore.subscribe(({ slice }, before) => {
    if (slice !== before.slice) shownSince = performance.now();
  });
  /** The release that was in place already when something began. */
  const inPlaceAt = (startTime: number) => {
    const { slice, version } = outletStore.getState();
    return slice && version && startTime >= shownSince ? { slice, version } : undefined;
  };
  const count = (release: { slice: string; version: string } | undefined) => {
    if (release) countRelease(release.slice, release.version, ['slow']);
  };
  observe<LongFrame>('long-animation-frame', ({ scripts, startTime }) => {
    const took = new Map<string, { slice: string; version: string; ms: number }>();
    for (const { sourceURL, duration } of scripts) {
      const owner = ownerOfFile(sourceURL);
      const release = owner?.slice === 'shell' ? inPlaceAt(startTime) : owner;
      if (!release) continue;
      const key = `${release.slice} ${release.version}`;
      took.set(key, { ...release, ms: (took.get(key)?.ms ?? 0) + duration });
    }
    for (const release of took.values()) if (release.ms >= LONG_FRAME) count(release);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    // It is the document's: of the first slice alone.
    if (startTime >= POOR_PAINT && shownSince === 0) count(inPlaceAt(startTime));
  });
  observe<PerformanceEventTiming>(
    'event',
    ({ startTime, duration, target }) => {
      const isShells = target instanceof Element && target.closest('header, footer') !== null;
      if (duration >= POOR_ANSWER && !isShells) count(inPlaceAt(startTime));
    },
    { durationThreshold: POOR_ANSWER },
  );
}

function observe<Entry extends PerformanceEntry>(
  type: string,
  hear: (entry: Entry) => void,
  options: { durationThreshold?: number } = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) hear(entry as Entry);
  });
  const what: PerformanceObserverInit = { type, buffered: true, ...options };
  observer.observe(what);
}
