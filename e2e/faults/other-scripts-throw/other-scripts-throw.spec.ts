import { allReports, expect, expectRunning, reportWith, test } from '../site/test.ts';

test('an error of a script that is no part of the site is nobody’s, beside a slice that throws too', async ({
  page,
  openFirst,
  problems,
}) => {
  problems.expect(/Uncaught.* of another|Uncaught.* of the slice/);
  const body = "setTimeout(() => { throw new Error('of another'); }); Promise.reject(new Error('of another'));";
  await page.route('**/_site/other.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const running = await openFirst({ does: { handler: "throw new Error('of the slice');" } });
  await expectRunning(page, running);
  const thrown = page.waitForEvent('pageerror');
  await page.addScriptTag({ url: '/_site/other.js' });
  expect((await thrown).message).toContain('of another');
  await expect.poll(() => problems.matching(/of another/).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Break' }).click();
  await reportWith(page, running.slice, 'VETO-206');
  expect((await allReports(page)).filter(({ message }) => message?.includes('of another'))).toEqual([]);
});
