import { expect, expectReport, expectRunning, test } from '../site/test.ts';

test('a release that throws in a later render gives way to the one before it, which really runs', async ({
  page,
  slice,
  publishBad,
  problems,
}) => {
  problems.expect(/VETO-203/);
  const { good, bad } = await publishBad({ does: { render: "if (broken) throw new Error('in render');" } });
  await page.goto(`/${slice}`);
  await expectRunning(page, bad);
  await page.getByRole('button', { name: 'Break' }).click();
  await expectRunning(page, good);
  await expectReport(page, { slice, version: bad.version, code: 'VETO-203', stage: 'render' });
});

test('a first release that throws in its first render leaves the card, the header and the footer', async ({
  page,
  store,
  slice,
  publishFirst,
  problems,
}) => {
  problems.expect(/VETO-202/);
  await publishFirst({ does: { render: "throw new Error('in render');" } });
  await page.goto(`/${slice}`);
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('Error code VETO-202');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Find Vets' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const repaired = { slice, version: '1.0.1' };
  await store.publish(repaired);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expectRunning(page, repaired);
});
