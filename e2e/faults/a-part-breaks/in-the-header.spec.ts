import { expect, expectRunning, reportsOf, reportWith, test } from '../site/test.ts';

const FILES = '**/releases/mf-owner/**';

test('the counts in the header stay, and are not blamed, when a page breaks built-ins and empties the header', async ({
  page,
  slice,
  signInOwner,
  openBad,
  problems,
}) => {
  problems.expect(/VETO-20[35]/);
  await signInOwner();
  const press = "document.querySelector('header').innerHTML = ''; Array.prototype.map = () => ['wrong'];";
  const { bad } = await openBad({ does: { press } });
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' });
  await expect(bell).toBeVisible();
  const shown = await bell.elementHandle();
  await page.getByRole('button', { name: 'Break' }).click();
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  // What works again is not replaced.
  await expectRunning(page, bad);
  expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
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
  expect(await messages.boundingBox()).toEqual(place);
  expect(await reportsOf(page, slice)).toEqual([]);

  // What comes in its stead stands where it stood.
  await page.unroute(FILES);
  await page.reload();
  await expect(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(await messages.boundingBox()).toEqual(place);
});
