import { expect, expectReport, expectRunning, reportsOf, test } from '../site/test.ts';

test('a slice that changes the address hundreds of times leaves the rest usable', async ({
  page,
  slice,
  publishFirst,
}) => {
  const effect = "for (let n = 0; n < 300; n++) history.pushState(null, '', '?n=' + n);";
  const restless = await publishFirst({ does: { effect } });
  await page.goto(`/${slice}`);
  await expectRunning(page, restless);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
});

test('a slice of two megabytes of text leaves header and footer usable', async ({ page, slice, publishFirst }) => {
  const mount =
    "container.append(Object.assign(document.createElement('p'), { id: 'heavy', textContent: 'hay '.repeat(5e5) }));container = container.appendChild(document.createElement('div'));";
  await publishFirst({ does: { mount } });
  await page.goto(`/${slice}`);
  await expect(page.locator('#heavy')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  await expect(page.locator('#heavy')).toHaveCount(0);
});

test('a slice that reports failures without end is heard, but not for ever, and hides nobody else', async ({
  page,
  store,
  slice,
  publishBad,
  problems,
}) => {
  problems.expect(/VETO-20[234]/);
  const effect = "for (let n = 0; n < 200; n++) site.reportError(new Error('again ' + n), 'render');";
  const { good } = await publishBad({ does: { effect } });
  const other = { slice: `${slice}-b`, version: '1.0.0', does: { mount: "throw new Error('once');" } };
  await store.publish(other);
  await page.goto(`/${slice}`);
  await expectRunning(page, good);
  await page.getByRole('contentinfo').getByRole('link', { name: other.slice }).click();
  await expectReport(page, { ...other, code: 'VETO-202', stage: 'mount' });
  expect(await reportsOf(page, slice)).toHaveLength(25);
});

test('Retry that is pressed again and again shows the slice once', async ({
  page,
  store,
  slice,
  publishFirst,
  problems,
}) => {
  problems.expect(/VETO-202/);
  await publishFirst({ does: { mount: "throw new Error('at mount');" } });
  await page.goto(`/${slice}`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const repaired = { slice, version: '1.0.1' };
  await store.publish(repaired);
  await retry.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await expectRunning(page, repaired);
  await expect(page.locator('[data-slice]')).toHaveCount(1);
});
