import type { Page } from '@playwright/test';
import { expect, heading, reportWith, test } from '../site/test.ts';
import { fullVersion } from '../site/written-slice.ts';

const version = fullVersion('1.0.0');

/** By the header, with a mouse, as a visitor does. */
async function leaveByHeader(page: Page): Promise<void> {
  const link = page.locator('header').getByRole('link', { name: 'Find Vets' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
}

// Each way to keep presses: press-guard.test.ts. Built-ins: built-ins.test.ts.
test('a visitor gets away by the header from a slice that covers the page and eats every click, and it is named', async ({
  page,
  slice,
  openFirst,
  problems,
}) => {
  problems.expect(/VETO-203/);
  const effect = `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);
    document.body.append(Object.assign(document.createElement('div'), { id: 'over' }));
    document.getElementById('over').style.cssText = 'position: fixed; inset: 0; z-index: 99999';
    document.body.dataset.done = 'yes';`;
  await openFirst({ does: { effect } });
  await expect(page.locator('body')).toHaveAttribute('data-done', 'yes');
  await leaveByHeader(page);
  expect(await reportWith(page, slice, 'VETO-203', /covered|kept presses/)).toMatchObject({ version });
});

test('a page that a slice has broken for good is opened afresh without that release, and the slice is named', async ({
  page,
  slice,
  openFirst,
  problems,
}) => {
  problems.expect(/VETO-/, /no map/);
  const nailed = "{ value() { throw new Error('no map'); }, writable: false, configurable: false }";
  const bad = await openFirst({ does: { effect: `Object.defineProperty(Array.prototype, 'map', ${nailed});` } });
  // Until the shell works with it, the page goes on.
  await expect(heading(page, bad)).toBeVisible();
  await leaveByHeader(page);
  expect(await reportWith(page, slice, 'VETO-205', /Array\.prototype\.map/)).toMatchObject({ version });
  await page.goto(`/${slice}`);
  await expect(page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await leaveByHeader(page);
});

test('a tab that an endless loop has taken is reported on the next visit', async ({
  context,
  page,
  slice,
  openFirst,
}) => {
  const bad = await openFirst({ does: { handler: 'for (;;) document.body;' } });
  await expect(heading(page, bad)).toBeVisible();
  const button = await page.getByRole('button', { name: 'Break' }).boundingBox();
  if (!button) throw new Error('The button has no place');
  // Nothing answers this press.
  void page.mouse.click(button.x + 5, button.y + 5).catch(() => {});
  const later = await context.newPage();
  await later.goto('/doctors', { waitUntil: 'commit' });
  const report = await reportWith(later, slice, 'VETO-209');
  expect(report).toMatchObject({ version, stage: 'event', message: expect.stringContaining(`click at /${slice}`) });
});
