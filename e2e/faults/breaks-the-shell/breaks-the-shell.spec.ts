import { expect, heading, test } from '../site/test.ts';

test('when a slice has broken the shell itself there is a card, and Retry opens the site', async ({
  page,
  store,
  name: slice,
  problems,
}) => {
  // The slice that comes next finds no place in a page that is gone.
  problems.expect(/broken by a slice/, /VETO-101/);
  // The shell can sort the entries of its menu no more, and does so with every change of page.
  const effect = `
    const sort = Array.prototype.sort;
    Array.prototype.sort = function (...by) {
      if (this[0]?.area) throw new Error('broken by a slice');
      return sort.apply(this, by);
    };
    document.body.dataset.broken = 'yes';`;
  const bad = { slice, version: '1.0.0', does: { effect } };
  await store.publish(bad);
  await page.goto(`/${slice}`);
  await expect(heading(page, bad)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-broken', 'yes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  const card = page.getByRole('alert').filter({ hasText: 'The site could not be opened' });
  await card.getByRole('button', { name: 'Retry' }).click({ timeout: 20_000 });
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Find Vets' })).toBeVisible();
});
