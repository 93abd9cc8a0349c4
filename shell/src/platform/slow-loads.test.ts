// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adoptChannel } from '../channel/channel-store.ts';
import { leaveOutlet, showInOutlet } from '../slices/outlet-state.ts';
import { countRelease, countReleasesAt, countSlow } from './count-release.ts';
import { countSlowLoads } from './slow-loads.ts';

const VERSION = '1.0.0-aaaaaaaa';
const file = (slice: string) => new URL(`/releases/${slice}/${VERSION}/main.js`, location.href).href;
const beacon = vi.fn((_address: string, _body: string | Blob) => true);
const sentTo = (wanted: string) => beacon.mock.calls.filter(([address]) => address === wanted).map(([, body]) => body);
const slow = () =>
  sentTo('/_rates')
    .flatMap((events) => JSON.parse(String(events)))
    .map(([slice]) => slice);

/** The browser's observers, by what they observe. */
let hear: Map<string, (entry: object) => void>;
class Observer {
  static readonly supportedEntryTypes = ['long-animation-frame', 'largest-contentful-paint', 'event'];
  readonly #tell: (list: { getEntries(): object[] }) => void;
  constructor(tell: (list: { getEntries(): object[] }) => void) {
    this.#tell = tell;
  }
  observe({ type = '' }: PerformanceObserverInit): void {
    hear.set(type, (entry) => {
      this.#tell({ getEntries: () => [entry] });
      vi.advanceTimersByTime(2000);
    });
  }
}
const frame = (startTime: number, ...scripts: [string, number, at?: number][]) =>
  hear.get('long-animation-frame')?.({
    startTime,
    scripts: scripts.map(([sourceURL, duration, sourceCharPosition = -1]) => ({
      sourceURL,
      duration,
      sourceCharPosition,
      sourceFunctionName: 'draw',
    })),
  });

beforeEach(() => {
  vi.useFakeTimers();
  hear = new Map();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.stubGlobal('PerformanceObserver', Observer);
  adoptChannel({ revision: 1, releasesUrl: '/releases/', slices: {} });
  showInOutlet('mf-pets', { phase: 'mounted', version: VERSION });
  countReleasesAt('/_rates');
  countRelease('mf-pets', VERSION, ['load']);
  vi.advanceTimersByTime(2000);
  beacon.mockClear();
  countSlowLoads('/_reports');
});
afterEach(() => {
  leaveOutlet('mf-pets');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts a frame in which the scripts of a release took long together, whichever slice is in place', () => {
  frame(10, [file('mf-other'), 150], [file('mf-other'), 60], [file('mf-pets'), 100]);
  expect(slow()).toEqual(['mf-other']);
});

it('reports a long task once for each file, with its milliseconds and the place where the longest script begins', async () => {
  // Another test may have reported the other file.
  const drawing = file('mf-pets').replace('main', 'drawing');
  const text = vi.fn(async () => 'first line\nsecond draw()');
  vi.stubGlobal('fetch', async () => ({ ok: true, text }));
  for (let time = 0; time < 2; time++) frame(10, [drawing, 60], [drawing, 190.4, 18]);
  frame(10, [drawing, 199]);
  await vi.waitFor(() => expect(sentTo('/_reports')).toHaveLength(1));
  expect(JSON.parse(await new Response(sentTo('/_reports')[0]).text())).toMatchObject({
    code: 'VETO-211',
    slice: 'mf-pets',
    version: VERSION,
    message: 'VETO-211 its scripts took long in one frame (the longest: drawing.js)',
    ms: 250,
    stack: `    at draw (${drawing}:2:8)`,
  });
  expect(text).toHaveBeenCalledTimes(1);
});

it("takes what the shell's modules run for the slice that was in place, and for no later one", () => {
  frame(10, [file('shell'), 150], [file('mf-pets'), 60]);
  expect(slow()).toEqual(['mf-pets']);
  vi.advanceTimersByTime(1000);
  showInOutlet('mf-visits', { phase: 'mounted', version: VERSION });
  frame(performance.now() - 500, [file('shell'), 300]);
  expect(slow()).toEqual(['mf-pets']);
  frame(performance.now() + 10, [file('shell'), 300]);
  expect(slow()).toEqual(['mf-pets', 'mf-visits']);
  leaveOutlet('mf-visits');
});

it('lets frames be that are short, and those of an extension or a third party', () => {
  frame(10, [file('mf-pets'), 199], ['chrome-extension://abc/x.js', 900], ['https://maps.example/x.js', 900]);
  expect(slow()).toEqual([]);
});

it('counts a poor paint of the first page, and a poor answer of the slice', () => {
  hear.get('largest-contentful-paint')?.({ startTime: 3999 });
  hear.get('event')?.({ startTime: 50, duration: 496, target: document.body });
  document.body.innerHTML = '<header><button></button></header>';
  hear.get('event')?.({ startTime: 50, duration: 900, target: document.querySelector('button') });
  expect(slow()).toEqual([]);
  hear.get('largest-contentful-paint')?.({ startTime: 4000 });
  expect(slow()).toEqual(['mf-pets']);
});

it('observes nothing that the browser does not tell', () => {
  hear = new Map();
  vi.spyOn(Observer, 'supportedEntryTypes', 'get').mockReturnValue(['event']);
  countSlowLoads('/_reports');
  expect([...hear.keys()]).toEqual(['event']);
});

it('nothing comes of it where an add-on has changed what it observes by', async () => {
  vi.spyOn(Observer, 'supportedEntryTypes', 'get').mockReturnValue({} as never);
  await expect(countSlow('/_reports')).resolves.toBeUndefined();
});
