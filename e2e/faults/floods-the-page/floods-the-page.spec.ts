import { expect, expectReport, expectRunning, reportsOf, test } from '../site/test.ts';

test('a slice that changes the address hundreds of times leaves the rest usable', async ({ page, openFirst }) => {
  const effect = "for (let n = 0; n < 300; n++) history.pushState(null, '', '?n=' + n);";
  const restless = await openFirst({ does: { effect } });
  await expectRunning(page, restless);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
});

test('a slice of two megabytes of text leaves header and footer usable', async ({ page, openFirst }) => {
  const mount =
    "container.append(Object.assign(document.createElement('p'), { id: 'heavy', textContent: 'hay '.repeat(5e5) }));container = container.appendChild(document.createElement('div'));";
  await openFirst({ does: { mount } });
  await expect(page.locator('#heavy')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  await expect(page.locator('#heavy')).toHaveCount(0);
});

test('a slice that reports failures without end is heard, but not for ever, and hides nobody else', async ({
  page,
  store,
  slice,
  openBad,
  problems,
}) => {
  problems.expect(/VETO-20[234]/);
  const effect = "for (let n = 0; n < 200; n++) site.reportError(new Error('again ' + n), 'render');";
  const other = { slice: `${slice}-b`, version: '1.0.0', does: { mount: "throw new Error('once');" } };
  await store.publish(other);
  const { good } = await openBad({ does: { effect } });
  await expectRunning(page, good);
  await page.getByRole('contentinfo').getByRole('link', { name: other.slice }).click();
  await expectReport(page, { ...other, code: 'VETO-202', stage: 'mount' });
  expect(await reportsOf(page, slice)).toHaveLength(25);
});

test('Retry that is pressed again and again shows the slice once', async ({ page, openFailing }) => {
  const { card, repair } = await openFailing({ mount: "throw new Error('at mount');" });
  const retry = card.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const repaired = await repair();
  await retry.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await expectRunning(page, repaired);
  await expect(page.locator('[data-slice]')).toHaveCount(1);
});
