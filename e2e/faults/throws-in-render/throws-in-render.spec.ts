import { expectReport, expectRunning, test } from '../site/test.ts';

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
