import { expect, expectRunning, test } from '../faults/site/test.ts';

test('an earlier revision is shown as the site was composed then, from page to page, until it is left', async ({
  page,
  store,
  slice,
}) => {
  const first = { slice, version: '1.0.0' };
  const second = { slice, version: '2.0.0' };
  await store.publish(first);
  const { revision } = (await (await page.request.get('/channels/stable.json')).json()) as { revision: number };
  await store.publish(second);
  await page.goto(`/${slice}`);
  await expectRunning(page, second);

  await page.goto(`/${slice}?veto-revision=${revision}`);
  await expectRunning(page, first);
  const bar = page.getByRole('complementary', { name: 'Shown version' });
  await expect(bar).toContainText(`The site as of revision ${revision}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Please log in to view your pets');
  await page.goto(`/${slice}`);
  await expectRunning(page, first);

  await bar.getByRole('link', { name: 'Back to today’s' }).click();
  await expect(page).toHaveURL(`${store.url}/${slice}`);
  await expectRunning(page, second);
  await expect(bar).toHaveCount(0);
});
