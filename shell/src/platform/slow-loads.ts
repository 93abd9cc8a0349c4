import { VetoError } from '@veto/slice-kit/errors';
import { sendFailure } from '../failures/failure-report.ts';
import { ownerOfFile } from '../failures/page-owner.ts';
import { outletStore } from '../slices/outlet-state.ts';
import { countRelease } from './count-release.ts';

/** In milliseconds: from where the Web Vitals call the largest paint and an answer poor, and an answer not good. */
const POOR_PAINT = 4000;
const POOR_ANSWER = 500;
const LONG_FRAME = 200;

/** As the Long Animation Frames API tells it; the DOM's types do not know it yet. */
interface FrameScript {
  sourceURL: string;
  /** In characters from the start of the file; -1 where it is not known. */
  sourceCharPosition: number;
  sourceFunctionName: string;
  duration: number;
}

interface LongFrame extends PerformanceEntry {
  scripts: readonly FrameScript[];
}

interface Release {
  slice: string;
  version: string;
}

/**
 * Counts loads that were slow by the release's own doing: its largest paint or an answer to the visitor was poor, or its
 * scripts took long in one frame, which is reported with the longest of these. What the shell's shared modules run, as React
 * does, is for the slice in place: the stable release's loads are counted alike. Call it once, at any time: the browser has
 * kept what came before.
 */
export function countSlowLoads(reportUrl: string): void {
  let shownSince = 0;
  outletStore.subscribe(({ slice }, before) => {
    if (slice !== before.slice) shownSince = performance.now();
  });
  /** The release that was in place already when something began. */
  const inPlaceAt = (startTime: number): Release | undefined => {
    const { slice, version } = outletStore.getState();
    return slice && version && startTime >= shownSince ? { slice, version } : undefined;
  };
  const count = (release: Release | undefined) => {
    if (release) countRelease(release.slice, release.version, ['slow']);
  };
  const told = new Set<string>();
  observe<LongFrame>('long-animation-frame', ({ scripts, startTime }) => {
    const took = new Map<string, { release: Release; ms: number; longest: FrameScript }>();
    for (const script of scripts) {
      const owner = ownerOfFile(script.sourceURL);
      const release = owner?.slice === 'shell' ? inPlaceAt(startTime) : owner;
      if (!release) continue;
      const key = `${release.slice} ${release.version}`;
      const { ms, longest } = took.get(key) ?? { ms: 0, longest: script };
      const isLonger = script.duration > longest.duration;
      took.set(key, { release, ms: ms + script.duration, longest: isLonger ? script : longest });
    }
    for (const [key, { release, ms, longest }] of took) {
      if (ms < LONG_FRAME) continue;
      count(release);
      const { sourceURL } = longest;
      if (told.has(`${key} ${sourceURL}`)) continue;
      told.add(`${key} ${sourceURL}`);
      void report(release, ms, longest, reportUrl);
    }
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

/** Says how long a release's scripts took, and where the longest of them begins. */
async function report(release: Release, ms: number, longest: FrameScript, reportUrl: string): Promise<void> {
  const file = longest.sourceURL.replace(/^.*\/|[?#].*$/g, '');
  const cause = Object.assign(new Error(file), { name: 'the longest', stack: await placeOf(longest) });
  const failure = new VetoError('VETO-211', 'its scripts took long in one frame', {
    ...release,
    stage: 'event',
    cause,
  });
  sendFailure(failure, reportUrl, Math.round(ms));
}

/** As a line of a stack. The file is one that the page has loaded; without it there is no line. */
async function placeOf({ sourceURL, sourceCharPosition, sourceFunctionName }: FrameScript): Promise<string> {
  if (sourceCharPosition < 0) return '';
  const text = await fetch(sourceURL, { cache: 'force-cache' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  if (text === '') return '';
  const lines = text.slice(0, sourceCharPosition).split('\n');
  return `    at ${sourceFunctionName} (${sourceURL}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1})`;
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
