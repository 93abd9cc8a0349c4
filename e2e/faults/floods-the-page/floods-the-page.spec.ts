import { expect, expectRunning, test } from '../site/test.ts';

test('Retry that is pressed again and again shows the slice once', async ({ page, openFailing }) => {
  const { card, repair } = await openFailing({ mount: "throw new Error('at mount');" });
  const retry = card.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const repaired = await repair();
  await retry.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await expectRunning(page, repaired);
  await expect(page.locator('[data-slice]')).toHaveCount(1);
});
