import type { Page } from '@playwright/test';
import { WAIT_MS } from '@veto/slice-kit/hang-limit';
import { expect, test } from '../site/test.ts';
import type { Misbehaviour, WrittenSlice } from '../site/written-slice.ts';

/** What goes wrong, whether the slice can be seen nevertheless, and the one problem that the console tells of it. */
const KINDS: Record<
  string,
  { does?: Misbehaviour; release?: WrittenSlice['release']; ends: 'mounted' | 'failed' | 'away'; says?: RegExp }
> = {
  'throws at load': { does: { load: "throw new Error('at load');" }, ends: 'failed', says: /VETO-105 entry.js/ },
  'throws at bootstrap': { does: { bootstrap: "throw new Error('at bootstrap');" }, ends: 'failed', says: /VETO-201/ },
  'throws at mount': { does: { mount: "throw new Error('at mount');" }, ends: 'failed', says: /VETO-202/ },
  'throws nothing at mount': { does: { mount: 'throw null;' }, ends: 'failed', says: /VETO-202/ },
  'throws in render': { does: { render: "throw new Error('in render');" }, ends: 'failed', says: /VETO-202/ },
  'throws in an effect': { does: { effect: "throw new Error('in an effect');" }, ends: 'failed', says: /VETO-203/ },
  'throws in unmount': { does: { unmount: "throw new Error('in unmount');" }, ends: 'mounted', says: /VETO-204/ },
  'throws in a time-out': {
    does: { effect: "setTimeout(() => { throw new Error('late'); });" },
    ends: 'mounted',
    says: /^Uncaught Error: late/,
  },
  'throws in a promise': {
    does: { effect: "Promise.reject(new Error('nobody handles it'));" },
    ends: 'mounted',
    says: /^Uncaught Error: nobody handles it/,
  },
  'never mounts': { does: { mount: 'await new Promise(() => {});' }, ends: 'away' },
  'removes the page': { does: { effect: "document.body.innerHTML = '';" }, ends: 'failed', says: /VETO-203/ },
  'removes its place': {
    does: { effect: "document.getElementById('slice-outlet').remove();" },
    ends: 'failed',
    says: /VETO-203/,
  },
  'empties the header': {
    does: { effect: "document.querySelector('#veto > header').replaceChildren();" },
    ends: 'failed',
    says: /VETO-203/,
  },
  'breaks Array': {
    does: { mount: "Array.prototype.map = () => { throw new Error('no map'); };" },
    ends: 'failed',
    says: /VETO-205 it changed Array.prototype.map/,
  },
  'breaks fetch': {
    does: { mount: "globalThis.fetch = () => { throw new Error('no fetch'); };" },
    ends: 'failed',
    says: /VETO-205 it changed fetch/,
  },
  'leaves an overlay': {
    does: { effect: "document.body.append(document.createElement('aside'));" },
    ends: 'mounted',
    says: /VETO-208 \S+ left <aside>/,
  },
  'locks the body': {
    does: { effect: "document.body.style.overflow = 'hidden';" },
    ends: 'mounted',
    says: /VETO-208 \S+ left overflow of <body>/,
  },
  'leaves a listener': {
    does: { effect: "window.addEventListener('scroll', () => {});" },
    ends: 'mounted',
    says: /VETO-208 \S+ left a listener of the window \(scroll\)/,
  },
  'defines another container': {
    release: { container: 'somebody_elses_container' },
    ends: 'failed',
    says: /VETO-103 entry.js/,
  },
  'asks for another contract': { release: { contract: '^9.0.0' }, ends: 'failed', says: /VETO-104/ },
};

/** Goes by a link and waits until the slice's place shows what it must. */
async function goByLink(
  page: Page,
  bar: 'header' | 'footer',
  text: string,
  slice: string,
  ends: string,
): Promise<void> {
  // What a visitor does: without it, so many changes of page would be taken for slices that loop.
  await page.keyboard.press('Shift');
  await page.evaluate(
    async ([bar, text, slice, ends, patience]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`${bar} a`)];
      const link = links.find(({ textContent }) => textContent === text);
      if (!link) throw new Error(`${bar} has no link to ${text}`);
      link.click();
      const deadline = performance.now() + patience;
      while (performance.now() < deadline) {
        const slot = globalThis.veto?.slot();
        if (slot?.slice === slice && (ends === 'away' || slot.phase === ends)) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`${slice} did not become ${ends}: ${JSON.stringify(globalThis.veto?.slot())}`);
    },
    [bar, text, slice, ends, WAIT_MS] as const,
  );
}

// Leavings of a slice are taken away where they are watched for: in tests and in development.
test.use({ leavings: 'watched' });

test('every fault, one after the other in one tab, leaves header, footer and every other slice usable', async ({
  page,
  store,
  slice: name,
  problems,
}) => {
  const told = Object.values(KINDS).flatMap(({ says }) => says ?? []);
  problems.expect(...told);
  const kinds = Object.entries(KINDS).map(([what, kind], nth) => ({ what, ...kind, slice: `${name}-${nth}` }));
  for (const { slice, does = {}, release = {} } of kinds)
    await store.publish({ slice, version: '1.0.0', does, release });
  await page.goto('/pets');
  await page
    .locator('footer a', { hasText: `${name}-0` })
    .first()
    .waitFor();
  await page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
  for (const { what, slice, ends } of kinds) {
    await test.step(what, async () => {
      await goByLink(page, 'footer', slice, slice, ends);
      await goByLink(page, 'header', 'Find Vets', 'mf-discovery', 'mounted');
      await goByLink(page, 'footer', 'My Pets', 'mf-owner', 'mounted');
    });
  }
  expect(await page.evaluate(() => 'sameTab' in globalThis)).toBe(true);
  // Once the last of them is tidied up after, the page is as on the first day, also for a mouse.
  await expect(page.locator('body > aside')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(page.locator('[data-slice]')).toHaveCount(1);
  const timesOf = (says: RegExp) => told.filter(({ source }) => source === says.source).length;
  await expect
    .poll(() => told.map((says) => `${says}: ${problems.matching(says).length}`))
    .toEqual(told.map((says) => `${says}: ${timesOf(says)}`));
});
