import { expect, expectRunning, test } from '../faults/site/test.ts';

test("a developer's own build replaces a slice in one browser until it is reset", async ({
  page,
  store,
  name: slice,
}) => {
  const stable = { slice, version: '1.0.0' };
  const own = { slice, version: '2.0.0' };
  await store.publish(stable);
  await store.serveBuild(own);
  await page.goto(`/${slice}?veto-override=${slice}@${store.buildsUrl}/`);
  await expectRunning(page, own);
  await expect(page).toHaveURL(`${store.url}/${slice}`);
  const badge = page.getByRole('complementary', { name: 'Overrides' });
  await expect(badge).toContainText(`Override: ${slice}`);
  await page.reload();
  await expectRunning(page, own);
  await badge.getByRole('button', { name: 'Reset' }).click();
  await expectRunning(page, stable);
  await expect(badge).toHaveCount(0);
});

test('an override from an address that the site does not list is refused', async ({ page, store, name: slice }) => {
  const stable = { slice, version: '1.0.0' };
  await store.publish(stable);
  await page.goto(`/${slice}?veto-override=${slice}@http://localhost:9/`, { waitUntil: 'commit' });
  await expect(page.getByText('This site takes no builds from http://localhost:9.')).toBeVisible();
  await expectRunning(page, stable);
  await expect(page.getByRole('complementary', { name: 'Overrides' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('veto_overrides'))).toBeNull();
});

test('the policy lets scripts come from the listed address and from no other', async ({ page, store }) => {
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${store.buildsUrl};`);
});
