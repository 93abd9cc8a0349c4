import { expect, expectReport, expectRunning, test } from '../faults/site/test.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';

test('/_platform says what each slice is, runs one again, and tells a fallback', async ({
  page,
  slice,
  publishBad,
  problems,
}) => {
  // The release that takes over is fetched ahead, and runs later than the browser hopes.
  problems.expect(/VETO-202/);
  const { bad } = await publishBad({ does: { mount: "throw new Error('at mount');" } });
  await page.goto('/_platform');
  await expect(page).toHaveTitle('Platform · Veto');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(`^${slice}`) });
  await expect(row).toContainText('stable 1.0.1-aaaaaaaa (yours)');
  await expect(row).toContainText('previous 1.0.0-aaaaaaaa');
  await expect(row).toContainText('not yet');
  // A command to copy for each move, and no place for a key.
  await expect(page.getByText(`npx -y pnpm@10 slice rollback ${slice}`)).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Mount again ${slice}` }).click();
  await expect(row).toContainText('Fallback');
  await expect(row).toContainText(/\d+ ms/);
  await expect(row).toContainText('VETO-202');
  await expectReport(page, { slice, version: bad.version, code: 'VETO-202', stage: 'mount' });
  await page.getByRole('button', { name: 'Mount again mf-discovery' }).click();
  await expect(page.getByRole('row', { name: /^mf-discovery/ })).toContainText(/\d+ ms/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('/_platform fits a phone, and shows one browser any published release or a build, until it is reset', async ({
  page,
  store,
  slice,
}) => {
  const first = { slice, version: '1.0.0' };
  const second = { slice, version: '2.0.0' };
  await store.publish(first);
  await store.publish(second);
  await store.serveBuild({ slice, version: '3.0.0' });
  const row = page.getByRole('row', { name: new RegExp(`^${slice}`) });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/_platform');
  await page.getByLabel('Slice of the release').fill(slice);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('combobox', { name: 'Version' }).fill('1.0.0-aaaaaaaa');
  await page.getByRole('button', { name: 'Use this release' }).click();
  await expect(row).toContainText('override 1.0.0-aaaaaaaa (yours)');
  await page.goto(`/${slice}`);
  await expectRunning(page, first);
  await page.getByRole('complementary', { name: 'Overrides' }).getByRole('button', { name: 'Reset' }).click();
  await expectRunning(page, second);

  await page.goto('/_platform');
  await page.getByLabel('Slice', { exact: true }).fill(slice);
  await page.getByLabel('Address of the build').fill(`${store.buildsUrl}/`);
  await page.getByRole('button', { name: 'Override', exact: true }).click();
  await expect(row).toContainText('override 3.0.0-aaaaaaaa (yours)');
  await expect(page.getByText(`Override: ${slice}`)).toBeVisible();
});
