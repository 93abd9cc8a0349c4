import type { Page } from '@playwright/test';
import { type Holding, watchHolding } from '@veto/slice-kit/drill';

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
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).waitFor();
  const look = await watchHolding(page);
  await go(page, WARM_UP);
  const before = await look();
  await go(page, count);
  const after = await look();
  return { count, before, after };
}
