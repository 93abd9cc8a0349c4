import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { watchLayout } from '../fixtures/layout-jump.ts';

/** What one cold visit cost. */
export interface Visit {
  /** Largest contentful paint, in ms from the start of the navigation. */
  lcpMs: number;
  /** From the start of the navigation until the heading of the page is seen, from wherever it comes. */
  contentMs: number;
  /** The same until its first field is the page's own, which answers: the search box of `/`; of a page without fields, its heading. */
  usableMs: number;
  /** The same until names and prices of vets are seen, from wherever they come; not a number where nobody looks for any. */
  vetsMs: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Scripts that were asked for before that paint and before the heading was the page's own, in bytes on the wire. */
  scriptBytes: number;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** How long nothing larger may be painted, and the page's own heading be there, before the visit has been seen to its end. */
const QUIET_MS = 1500;

/** How many names and prices of vets visitors look for first: the row, the profile's two, the featured three. */
export function soughtOn(path: string): number {
  if (path.startsWith('/veterinarian/')) return 2;
  return { '/': 3, '/doctors': 1 }[path] ?? 0;
}

/** What a browser has stored of somebody who signed in; undefined for a visitor. */
export type Stored = BrowserContextOptions['storageState'];

/** Opens an address with an empty cache, on a slow phone and network, and reads what it cost. */
export async function measureVisit(browser: Browser, url: string, stored?: Stored): Promise<Visit> {
  const { context, page, session } = await coldPage(browser, url, stored);
  const visit = await slowVisit(page, session, url);
  await context.close();
  return visit;
}

/** The same with what the page's browser has in its cache; `window.vetoSeen` is being written. */
export async function slowVisit(page: Page, session: CDPSession, url: string): Promise<Visit> {
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(readVisit, QUIET_MS);
}

/**
 * The longest chain of requests from the document to the content, the document included: a file that a script asks
 * for comes one trip after that script. Scripts and calls for data count that had arrived when the page's own heading was
 * seen; what was still on its way did not hold it up. Nor do pictures and fonts.
 */
export async function countTrips(
  browser: Browser,
  url: string,
  stored?: Stored,
  watch?: () => void,
): Promise<{ scripts: number; withData: number }> {
  const { context, page, session } = await coldPage(browser, url, stored, watch);
  const requests = new Map<string, { trip: number; isScript: boolean; arrivedMs: number }>();
  const trips = new Map<string, number>([[url, 1]]);
  let startedAt: number | undefined;
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    startedAt ??= timestamp;
    if (trips.has(request.url)) return;
    const trip = 1 + Math.max(1, ...callersOf(initiator).map((caller) => trips.get(caller) ?? 1));
    trips.set(request.url, trip);
    if (type === 'Script' || type === 'Fetch' || type === 'XHR')
      requests.set(requestId, { trip, isScript: type === 'Script', arrivedMs: Number.POSITIVE_INFINITY });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request && startedAt !== undefined) request.arrivedMs = (timestamp - startedAt) * 1000;
  });
  await page.goto(url, { waitUntil: 'load' });
  const ownMs = await (await page.waitForFunction(() => window.vetoSeen?.ownMs)).jsonValue();
  await context.close();
  const needed = [...requests.values()].filter(({ arrivedMs }) => arrivedMs <= (ownMs ?? 0));
  return {
    scripts: Math.max(1, ...needed.filter(({ isScript }) => isScript).map(({ trip }) => trip)),
    withData: Math.max(1, ...needed.map(({ trip }) => trip)),
  };
}

interface StackTrace {
  callFrames: { url: string }[];
  parent?: StackTrace;
}

function callersOf(initiator: { stack?: StackTrace }): string[] {
  const urls: string[] = [];
  for (let stack = initiator.stack; stack; stack = stack.parent) urls.push(...stack.callFrames.map(({ url }) => url));
  return urls;
}

/** A phone's page in a browser of its own; `watch` runs in it, before it, and writes `window.vetoSeen`. */
export async function coldPage(
  browser: Browser,
  url: string,
  storageState?: Stored,
  watch?: () => void,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, serviceWorkers: 'block', storageState },
  });
  await context.addInitScript(() => localStorage.setItem('veto_authenticated', 'true'));
  if (watch) await context.addInitScript(watch);
  else await context.addInitScript(watchContent, soughtOn(new URL(url).pathname));
  return { context, ...(await nextPage(context)) };
}

/** Another page of the same browser, with what it has in its cache. */
export async function nextPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  await watchLayout(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { page, session };
}

declare global {
  interface Window {
    vetoSeen?: { contentMs?: number; ownMs?: number; fieldMs?: number; vetsMs?: number };
  }
}

/** Runs in the page, before it: looks at every frame what of it is seen. */
function watchContent(sought: number): void {
  const FIELDS = '[type=search], [type=text], [type=email]';
  const seen: NonNullable<Window['vetoSeen']> = sought > 0 ? {} : { vetsMs: Number.NaN };
  window.vetoSeen = seen;
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const isSeen = (selector: string) => shown(selector).length > 0;
  const ofVets = () => shown('main :is(h1, h2, h3, dd)').filter((one) => /^Dr\. |\d zł$/.test(one.textContent));
  const look = () => {
    if (seen.contentMs === undefined && isSeen('main h1')) seen.contentMs = performance.now();
    if (seen.ownMs === undefined && isSeen('#veto main h1:not(#first-paint h1)')) seen.ownMs = performance.now();
    if (seen.fieldMs === undefined && isSeen(`#veto main input:is(${FIELDS}):not(#first-paint input)`))
      seen.fieldMs = performance.now();
    if (seen.vetsMs === undefined && ofVets().length >= sought) seen.vetsMs = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function readVisit(quietMs: number): Promise<Visit> {
  return new Promise((resolve) => {
    let largest = 0;
    let timer = setTimeout(finish, quietMs);
    function finish() {
      const { ownMs, vetsMs } = window.vetoSeen ?? {};
      if (ownMs === undefined || vetsMs === undefined || performance.now() < ownMs + quietMs) {
        timer = setTimeout(finish, 100);
        return;
      }
      const painted = Math.max(largest, window.vetoSeen?.ownMs ?? 0);
      const scripts = performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry.startTime < painted && /\.js$/.test(new URL(entry.name).pathname),
        ) as PerformanceResourceTiming[];
      resolve({
        lcpMs: largest,
        contentMs: window.vetoSeen?.contentMs ?? Number.NaN,
        usableMs: window.vetoSeen?.fieldMs ?? window.vetoSeen?.ownMs ?? Number.NaN,
        vetsMs: window.vetoSeen?.vetsMs ?? Number.NaN,
        shift: window.vetoLayoutShift ?? Number.NaN,
        scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
      });
    }
    new PerformanceObserver((list) => {
      largest = Math.max(largest, ...list.getEntries().map(({ startTime }) => startTime));
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
