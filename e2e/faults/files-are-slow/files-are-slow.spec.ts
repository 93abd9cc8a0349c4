import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../../fixtures/test.ts';
import { breakSlice, expectFileProblems } from '../broken-slice.ts';

test('a slice whose files come late shows its skeleton, then its page', async ({ page, problems }) => {
  expectFileProblems(problems);
  await breakSlice(page, 'mf-owner', async (route) => {
    await wait(3000);
    await route.continue();
  });
  await page.goto('/pets', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});
