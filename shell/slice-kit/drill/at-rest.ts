import type { CDPSession, Page, Request } from 'playwright-core';

/** What a page holds on to, after a garbage collection. */
export interface Holding {
  /** JavaScript heap in use, in bytes. */
  heapBytes: number;
  /** Of the window and the document, html and body: those that a slice can leave behind. */
  listeners: number;
  /**
   * Of every node that is still held. React listens to every event there is on each of its roots (143 of them), and the
   * browser keeps the node of the last presses for a while: some more are no leak.
   */
  listenersInAll: number;
  /** Nodes of the document, and those that scripts still hold outside it. */
  nodes: number;
  /** Style elements and adopted style sheets. */
  styles: number;
}

const MOST_LOOKS = 100;
/** So many looks in a row find nothing more to free. */
const LOOKS_AT_REST = 6;
/** What is less is no fall, as a share of the heap. */
const STILL_FALLING = 0.0005;

/**
 * From here on says what the page holds on to once it has come to rest: nothing is asked for, the browser is idle, the listeners are
 * as many as at the look before, and the heap has stopped falling. V8 frees the code of functions that nobody has called for some
 * collections, so that one look after more collections than another would count less of the same page: the lowest of the looks is
 * what the page really holds.
 */
export async function watchHolding(page: Page): Promise<() => Promise<Holding>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const underWay = requestsUnderWay(page);
  return () => holdingAtRest(page, session, underWay);
}

/** Counts questions without an answer. The browser says nothing more of a script whose worker has been ended. */
function requestsUnderWay(page: Page): () => number {
  const open = new Set<Request>();
  const answered = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') open.add(request);
  });
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return () => open.size;
}

/** In the page: until it has nothing to do. Chromium calls some pages that draw nothing idle never, so with the callback's own limit. */
const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));

async function holdingAtRest(page: Page, session: CDPSession, underWay: () => number): Promise<Holding> {
  let last: Holding | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let looksSinceFall = 0;
  for (let look = 0; look < MOST_LOOKS; look++) {
    await page.evaluate(idle);
    const now = await holding(page, session);
    const falls = now.heapBytes < lowest * (1 - STILL_FALLING);
    lowest = Math.min(lowest, now.heapBytes);
    looksSinceFall = falls || underWay() > 0 || now.listeners !== last?.listeners ? 0 : looksSinceFall + 1;
    if (looksSinceFall >= LOOKS_AT_REST) return { ...now, heapBytes: lowest };
    last = now;
  }
  throw new Error(`the page did not come to rest in ${MOST_LOOKS} looks`);
}

async function holding(page: Page, session: CDPSession): Promise<Holding> {
  // Twice: what the first collection finalizes, the second frees.
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { metrics }, listeners, styles] = await Promise.all([
    session.send('Runtime.getHeapUsage'),
    session.send('Performance.getMetrics'),
    pageListeners(session),
    page.evaluate(() => document.querySelectorAll('style').length + document.adoptedStyleSheets.length),
  ]);
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    heapBytes: usedSize,
    listeners,
    listenersInAll: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    styles,
  };
}

/** How many listeners hang on what no slice takes with it when it leaves. */
async function pageListeners(session: CDPSession): Promise<number> {
  const counts = ['window', 'document', 'document.documentElement', 'document.body'].map(async (expression) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.length;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
