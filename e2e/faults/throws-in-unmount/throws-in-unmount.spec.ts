import { expect, expectReport, expectRunning, heading, test } from '../site/test.ts';

test('a release that throws in unmount leaves nothing behind on the next page', async ({
  page,
  openFirst,
  problems,
}) => {
  problems.expect(/VETO-204/);
  const bad = await openFirst({ does: { unmount: "throw new Error('in unmount');" } });
  await expectRunning(page, bad);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(heading(page, bad)).toHaveCount(0);
  await expectReport(page, { ...bad, code: 'VETO-204', stage: 'unmount' });
  await page.goBack();
  await expectRunning(page, bad);
});
