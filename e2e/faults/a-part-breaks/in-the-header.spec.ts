import { expect, expectRunning, reportsOf, reportWith, test } from '../site/test.ts';

const FILES = '**/releases/mf-owner/**';

test('a page that breaks built-ins or empties the header is named, and the counts in the header stay', async ({
  page,
  slice,
  signInOwner,
  openBad,
  problems,
}) => {
  problems.expect(/VETO-20[35]/);
  await signInOwner();
  const press = "document.querySelector('header').innerHTML = ''; Array.prototype.map = () => ['wrong'];";
  const { good, bad } = await openBad({ does: { press } });
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' });
  await expect(bell).toBeVisible();
  const shown = await bell.elementHandle();
  await page.getByRole('button', { name: 'Break' }).click();
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await expectRunning(page, good);
  await expect.poll(() => shown?.evaluate((element) => element.isConnected)).toBe(true);
  await expect.poll(async () => (await reportsOf(page, slice)).length).toBeGreaterThan(0);
  for (const { version } of await reportsOf(page, slice)) expect(version).toContain(bad.version);
  expect(await reportsOf(page, 'mf-owner')).toEqual([]);
});

test('where the counts do not arrive the way to the messages stands in their place, and the failure is reported', async ({
  page,
  slice,
  signInOwner,
  openFirst,
  problems,
}) => {
  problems.expect(/VETO-10[16]/, /net::ERR_FAILED/);
  await signInOwner();
  await page.route(FILES, (route) => route.abort());
  await openFirst({});
  const header = page.getByRole('banner');
  const messages = header.getByRole('link', { name: 'Messages' });
  await expect(messages).toBeVisible();
  const place = await messages.boundingBox();
  await reportWith(page, 'mf-owner', 'VETO-101');
  await expect(header.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => messages.boundingBox()).toEqual(place);
  expect(await reportsOf(page, slice)).toEqual([]);

  // What comes in its stead stands where it stood.
  await page.unroute(FILES);
  await page.reload();
  await expect(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await expect.poll(() => messages.boundingBox()).toEqual(place);
});
