import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to, after a garbage collection. */
export interface Holding {
  /** JavaScript heap in use, in bytes. */
  heapBytes: number;
  listeners: number;
  /** Style elements and adopted style sheets. */
  styles: number;
}

export interface Switches {
  count: number;
  before: Holding;
  after: Holding;
}

/** Footer links to pages of three slices. */
const ROUND = [
  { link: 'My Pets', slice: 'mf-owner' },
  { link: 'Join Our Platform', slice: 'mf-vet' },
  { link: 'Find a Vet', slice: 'mf-discovery' },
];
/** Until every cache of the page has what it keeps. */
const WARM_UP = 60;

async function holding(page: Page, session: CDPSession): Promise<Holding> {
  // Twice: what the first collection finalizes, the second frees.
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { metrics }, styles] = await Promise.all([
    session.send('Runtime.getHeapUsage'),
    session.send('Performance.getMetrics'),
    page.evaluate(() => document.querySelectorAll('style').length + document.adoptedStyleSheets.length),
  ]);
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  return { heapBytes: usedSize, listeners, styles };
}

/** Goes from slice to slice by the footer's links, each time until the slice is mounted. */
async function go(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ({ count, round }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a')];
      for (let turn = 0; turn < count; turn++) {
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
    { count, round: ROUND },
  );
}

/** Switches slices `count` times, a multiple of three, and compares what the page holds before and after. */
export async function measureSwitches(page: Page, count: number): Promise<Switches> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).waitFor();
  await go(page, WARM_UP);
  await page.waitForLoadState('networkidle');
  const before = await holding(page, session);
  await go(page, count);
  await page.waitForLoadState('networkidle');
  const after = await holding(page, session);
  await session.detach();
  return { count, before, after };
}
