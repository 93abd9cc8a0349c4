import { hearOfReleases } from '../../fixtures/hear-of-releases.ts';
import { expect, expectRunning, heading, test } from '../site/test.ts';

test('a tab that is open for a week, over five releases, goes on and then takes the last', async ({
  page,
  store,
  slice,
}) => {
  const first = { slice, version: '1.0.0' };
  await page.clock.install();
  await store.publish(first);
  await page.goto(`/${slice}`);
  await expectRunning(page, first);
  for (let patch = 1; patch <= 5; patch += 1) {
    await store.publish({ slice, version: `1.0.${patch}` });
    await hearOfReleases(page, '34:00:00');
    await expect(heading(page, first)).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await footer.getByRole('link', { name: slice }).click();
  await expectRunning(page, { slice, version: '1.0.5' });
});
