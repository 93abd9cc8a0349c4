import { expect, expectRunning, reportWith, test } from '../site/test.ts';
import { fullVersion } from '../site/written-slice.ts';

test('a promise of a slice that nobody handles is reported under its name', async ({ page, openFirst, problems }) => {
  problems.expect(/Uncaught.* no hay/);
  const rejecting = await openFirst({ does: { press: "await null; throw new TypeError('no hay');" } });
  await expectRunning(page, rejecting);
  await page.getByRole('button', { name: 'Break' }).click();
  const report = await reportWith(page, rejecting.slice, 'VETO-206');
  expect(report).toMatchObject({ version: fullVersion('1.0.0'), stage: 'promise' });
  expect(report.message).toContain('TypeError: no hay');
});
