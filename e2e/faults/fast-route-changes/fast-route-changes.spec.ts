import { expect, test } from '../site/test.ts';

test('50 fast changes of page while slices load end on the last page, alone', async ({ page, problems }) => {
  await page.goto('/help', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  // A visitor who presses in between: 50 changes that nobody asked for would be taken for slices that loop.
  for (const from of [0, 17, 34]) {
    await page.keyboard.press('Shift');
    await footer.evaluate(async (element, first) => {
      const names = ['My Pets', 'Join Our Platform', 'Find a Vet'];
      const links = names.map((name) => [...element.querySelectorAll('a')].find((link) => link.textContent === name));
      for (let change = first; change < Math.min(50, first + 17); change++) {
        links[change % links.length]?.click();
        // Some changes come within a frame, some a little later: in the middle of loading and mounting.
        if (change % 3) await new Promise((resolve) => setTimeout(resolve, (change % 5) * 10));
      }
    }, from);
  }
  await footer.getByRole('link', { name: 'My Pets' }).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/pets$/);
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(page.locator('[data-slice]')).toHaveCount(1);
  await expect(page.locator('[data-slice]')).toHaveAttribute('data-slice', 'mf-owner');
  await expect(page).toHaveTitle(/^My Pets/);
  expect(problems.unexpected()).toEqual([]);
});
