import { expectReport, expectRunning, test } from '../site/test.ts';

test('a release whose entry hangs gives way to the one before it', async ({ page, slice, publishBad, problems }) => {
  problems.expect(/VETO-101/);
  const { good, bad } = await publishBad({});
  await page.route(`**/releases/${slice}/${bad.version}-*/**`, () => new Promise(() => {}));
  await page.goto(`/${slice}`, { waitUntil: 'commit' });
  await expectRunning(page, good);
  await expectReport(page, { ...bad, code: 'VETO-101', stage: 'load' });
});
