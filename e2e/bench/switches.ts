import type { CDPSession, Page, Request } from '@playwright/test';

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
  /** Style elements and adopted style sheets. */
  styles: number;
}

export interface Switches {
  count: number;
  before: Holding;
  after: Holding;
}

/** Footer links to pages of three slices. The last one is looked at: its page is the same whoever has joined meanwhile. */
const ROUND = [
  { link: 'Join Our Platform', slice: 'mf-vet' },
  { link: 'Find a Vet', slice: 'mf-discovery' },
  { link: 'My Pets', slice: 'mf-owner' },
];
/** Until every cache of the page has what it keeps. */
const WARM_UP = 60;
const MOST_LOOKS = 100;
/** So many looks in a row find nothing more to free. */
const LOOKS_AT_REST = 6;
/** What is less is no fall, as a share of the heap. */
const STILL_FALLING = 0.0005;

/** Counts what the page has asked for and not yet been answered. */
function requestsUnderWay(page: Page): () => number {
  const open = new Set<Request>();
  const answered = (request: Request) => void open.delete(request);
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return () => open.size;
}

/**
 * What the page holds on to once it has come to rest: nothing is asked for, the browser is idle, the listeners are as many
 * as at the look before, and the heap has stopped falling. V8 frees the code of functions that nobody has called for some
 * collections, so that one look after more collections than another would count less of the same page: the lowest of the
 * looks is what the page really holds.
 */
async function holdingAtRest(page: Page, session: CDPSession, underWay: () => number): Promise<Holding> {
  let last: Holding | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let looksSinceFall = 0;
  for (let look = 0; look < MOST_LOOKS; look++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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
  const listenersInAll = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  return { heapBytes: usedSize, listeners, listenersInAll, styles };
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

/** So many switches follow one another before the visitor does something: more would be taken for slices that loop. */
const IN_ONE_GO = 15;

/** Goes from slice to slice by the footer's links, each time until the slice is mounted. */
async function go(page: Page, count: number): Promise<void> {
  for (let from = 0; from < count; from += IN_ONE_GO) {
    await page.keyboard.press('Shift');
    await switchInPage(page, from, Math.min(count, from + IN_ONE_GO));
  }
}

async function switchInPage(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate(
    async ({ from, to, round }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a')];
      for (let turn = from; turn < to; turn++) {
        const { link, slice } = round[turn % round.length] ?? { link: '', slice: '' };
        links.find(({ textContent }) => textContent === link)?.click();
        const deadline = performance.now() + 20_000;
        for (;;) {
          const slot = globalThis.veto?.slot();
          if (slot?.slice === slice && slot.phase === 'mounted') break;
          if (performance.now() > deadline) throw new Error(`${slice} was not mounted in 20 s`);
          await frame();
        }
        await frame();
      }
    },
    { from, to, round: ROUND },
  );
}

/** Switches slices `count` times, a multiple of three, and compares what the page holds before and after. */
export async function measureSwitches(page: Page, count: number): Promise<Switches> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).waitFor();
  const underWay = requestsUnderWay(page);
  await go(page, WARM_UP);
  const before = await holdingAtRest(page, session, underWay);
  await go(page, count);
  const after = await holdingAtRest(page, session, underWay);
  await session.detach();
  return { count, before, after };
}
