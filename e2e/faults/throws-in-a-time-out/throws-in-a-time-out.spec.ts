import { expect, expectRunning, reportWith, test } from '../site/test.ts';
import { fullVersion } from '../site/written-slice.ts';

test('an error that a slice throws in a time-out is reported under its name, also once it has gone', async ({
  page,
  slice,
  openFirst,
  problems,
}) => {
  problems.expect(/Uncaught.* no hay/);
  const does = {
    handler: "setTimeout(() => { throw new Error('no hay while it is there'); });",
    unmount: "setTimeout(() => { throw new Error('no hay after it'); }, 50);",
  };
  const late = await openFirst({ does });
  await expectRunning(page, late);
  await page.getByRole('button', { name: 'Break' }).click();
  const report = await reportWith(page, slice, 'VETO-206');
  expect(report).toMatchObject({ version: fullVersion('1.0.0'), stage: 'event', side: 'stable' });
  expect(report.stack).toContain(`/releases/${slice}/${fullVersion('1.0.0')}/entry.js:`);

  const uncaught = page.waitForEvent('pageerror');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  expect((await uncaught).message).toContain('after it');
  await expect.poll(async () => (await reportWith(page, slice, 'VETO-206', /after it/)).route).toBe('/pets');
});
