import { expect, expectReport, expectRunning, test } from '../site/test.ts';

const DAMAGES = {
  'the whole page': "document.body.innerHTML = '';",
  'the place of the slices': "document.getElementById('slice-outlet').remove();",
};

for (const [what, effect] of Object.entries(DAMAGES)) {
  test(`a release that removes ${what} gives way, and everything is back`, async ({ page, openBad, problems }) => {
    problems.expect(/VETO-203/);
    const { good, bad } = await openBad({ does: { effect } });
    await expectRunning(page, good);
    await expectReport(page, { ...bad, code: 'VETO-203', stage: 'render' });
    await expect(page.getByRole('banner')).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
    await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  });
}
