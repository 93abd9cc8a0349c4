import type { Page } from '@playwright/test';
import { expect, expectRunning, heading, reportWith, test } from '../site/test.ts';
import { fullVersion } from '../site/written-slice.ts';

const COVER = 'position: fixed; inset: 0; z-index: 99999; background: #fff';
/** By the header, with a mouse, as a visitor does. */
async function leaveByHeader(page: Page): Promise<void> {
  await expect(page.locator('#veto > header')).toHaveCSS('opacity', '1');
  await page.locator('header').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
}

test('a release that covers the header by an element in its place is left for the one before, and named', async ({
  page,
  slice,
  openBad,
  problems,
}) => {
  problems.expect(/VETO-203/);
  const both = await openBad({
    does: { effect: `document.querySelector('#slice-outlet h1').style.cssText = '${COVER}';` },
  });
  await expectRunning(page, both.good);
  const report = await reportWith(page, slice, 'VETO-203', /its <h1> covered/);
  expect(report).toMatchObject({ version: fullVersion(both.bad.version), stage: 'render' });
  await leaveByHeader(page);
});

test('a sheet of a slice goes with its page and comes back with it, and a cover that is no slice’s is nobody’s fault', async ({
  page,
  openFirst,
  problems,
}) => {
  problems.expect();
  const sheet = 'body { font-family: monospace } h1 { text-indent: 7px }';
  const first = await openFirst({ sheet });
  const body = page.locator('body');
  await expect(body).toHaveCSS('font-family', 'monospace');
  // The guard has come by then.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const layer = Object.assign(document.createElement('div'), { id: 'layer' });
    layer.style.cssText = 'position: fixed; inset: 0; z-index: 99999';
    document.documentElement.append(layer);
  });
  await page.keyboard.press('Shift');
  await page.locator('header').getByRole('link', { name: 'Find Vets' }).dispatchEvent('click');
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await expect(body).not.toHaveCSS('font-family', 'monospace');
  await page.goBack();
  await expect(heading(page, first)).toHaveCSS('text-indent', '7px');
  await expect(body).toHaveCSS('font-family', 'monospace');
});
