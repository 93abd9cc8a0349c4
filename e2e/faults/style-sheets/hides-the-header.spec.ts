import { expect, heading, test } from '../site/test.ts';

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
