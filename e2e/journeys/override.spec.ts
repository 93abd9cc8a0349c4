import type { SliceManifest } from '@veto/slice-kit/contract';
import { expect, expectRunning, test } from '../faults/site/test.ts';

test("a link to a developer's own build changes nothing by itself; then the build replaces a slice in one browser until it is reset", async ({
  page,
  store,
  slice,
}) => {
  const stable = { slice, version: '1.0.0' };
  const own = { slice, version: '2.0.0' };
  await store.publish(stable);
  await store.serveBuild(own);
  const link = `/${slice}?veto-override=${slice}@${store.buildsUrl}/`;
  await page.goto(link);
  const question = page.getByRole('complementary', { name: 'Override asked for' });
  await expect(question).toContainText(`to run ${slice} from ${store.buildsUrl}/`);
  await expectRunning(page, stable);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expectRunning(page, stable);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('veto_overrides'))).toBeNull();

  await page.goto(link);
  await question.getByRole('button', { name: 'Use it' }).click();
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

test('a slice that was never published is shown inside the site, from an address that the site lists', async ({
  page,
  store,
  slice,
  problems,
}) => {
  const own = { slice, version: '1.0.0' };
  await store.serveBuild(own);
  await page.goto(`/?veto-override=${slice}@${store.buildsUrl}/`);
  await page.getByRole('button', { name: 'Use it' }).click();
  const badge = page.getByRole('complementary', { name: 'Overrides' });
  await expect(badge).toContainText(`Override: ${slice}`);
  await page.getByRole('contentinfo').getByRole('link', { name: slice, exact: true }).click();
  await expectRunning(page, own);
  // By its address too, though the server does not know it.
  problems.expect(/404/);
  await page.reload();
  await expectRunning(page, own);
  await page.goto('/_platform');
  await expect(page.getByRole('row', { name: new RegExp(`^${slice}`) })).toContainText(
    'override 1.0.0-aaaaaaaa (yours)',
  );
  await badge.getByRole('button', { name: 'Reset' }).click();
  await expect(badge).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(`^${slice}`) })).toHaveCount(0);
});

test('an override that claims an address of another slice is refused', async ({ page, store, slice }) => {
  const routes = [{ path: '/pets', title: 'Mine' }];
  const manifest = { name: slice, contract: '^1.0.0', routes } as unknown as SliceManifest;
  await store.serveBuild({ slice, version: '1.0.0', release: { manifest } });
  await page.goto(`/pets?veto-override=${slice}@${store.buildsUrl}/`);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('/pets is answered by mf-owner already')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'Please log in to view your pets' }),
  ).toBeVisible();
});
