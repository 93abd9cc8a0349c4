import { expect, expectReport, expectRunning, test } from '../site/test.ts';

// What bootstrap, mount, render and effects throw takes one way: the thrown value has no message to read.
test('a release that throws nothing in mount gives way to the one before it', async ({ expectFallback }) => {
  await expectFallback({ does: { mount: 'throw undefined;' } }, { code: 'VETO-202', stage: 'mount' });
});

test('a release that throws null in unmount leaves its place', async ({ page, slice, openFirst, problems }) => {
  problems.expect(/VETO-204/);
  const bad = await openFirst({ does: { unmount: 'throw null;' } });
  await expectRunning(page, bad);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expectReport(page, { slice, version: bad.version, code: 'VETO-204', stage: 'unmount' });
});

test('promises that a slice lets fail for no reason change nothing on the page', async ({
  page,
  openFirst,
  problems,
}) => {
  // The browser's own line for each of them, which has no message.
  problems.expect(/^Uncaught $/);
  const effect = "for (const reason of [undefined, null, 'out of hay']) Promise.reject(reason);";
  const careless = await openFirst({ does: { effect } });
  await expectRunning(page, careless);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
});
