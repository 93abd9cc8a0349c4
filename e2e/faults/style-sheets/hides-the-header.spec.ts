import { expect, heading, reportWith, test } from '../site/test.ts';

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

const adopt = (css: string) =>
  `const adopted = new CSSStyleSheet(); adopted.replaceSync('${css}'); document.adoptedStyleSheets.push(adopted);`;

test('a sheet that a slice has the document adopt goes with its page', async ({ page, openFirst, problems }) => {
  problems.expect();
  const first = await openFirst({ does: { mount: adopt('body { font-family: monospace }') } });
  await expect(heading(page, first)).toBeVisible();
  const body = page.locator('body');
  await expect(body).toHaveCSS('font-family', 'monospace');
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await expect(body).not.toHaveCSS('font-family', 'monospace');
});

test('a release whose adopted sheet hides the header is left for the one before', async ({
  page,
  slice,
  openBad,
  problems,
}) => {
  problems.expect(/VETO-203/);
  const { good } = await openBad({ does: { effect: `setTimeout(() => { ${adopt('header { opacity: 0 }')} });` } });
  await expect(heading(page, good)).toBeVisible();
  await expect(page.locator('#veto > header')).toHaveCSS('opacity', '1');
  expect((await reportWith(page, slice, 'VETO-203')).message).toContain(
    'of adoptedStyleSheets hid or covered the header',
  );
});
