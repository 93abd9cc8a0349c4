import { expect, expectReport, expectRunning, test } from '../site/test.ts';

test('a release that throws in a later render gives way to the one before it, which really runs', async ({
  page,
  openBad,
  problems,
}) => {
  problems.expect(/VETO-203/);
  const { good, bad } = await openBad({ does: { render: "if (broken) throw new Error('in render');" } });
  await expectRunning(page, bad);
  await page.getByRole('button', { name: 'Break' }).click();
  await expectRunning(page, good);
  await expectReport(page, { ...bad, code: 'VETO-203', stage: 'render' });
});

test('a first release that throws in its first render leaves the card, the header and the footer', async ({
  page,
  openFailing,
}) => {
  const { card, repair } = await openFailing({ render: "throw new Error('in render');" });
  await expect(card).toContainText('Error code VETO-202');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Find Vets' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const repaired = await repair();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expectRunning(page, repaired);
});
