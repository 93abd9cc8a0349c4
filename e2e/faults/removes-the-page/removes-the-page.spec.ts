import { expect, expectReport, expectRunning, test } from '../site/test.ts';

// Every part of it: page-guard.test.ts.
test('a release that removes the whole page gives way, and everything is back', async ({ page, openBad, problems }) => {
  problems.expect(/VETO-203/);
  const { good, bad } = await openBad({ does: { effect: "document.body.innerHTML = '';" } });
  await expectRunning(page, good);
  await expectReport(page, { ...bad, code: 'VETO-203', stage: 'render' });
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
});
