import { expect, expectReport, expectRunning, test } from '../site/test.ts';
import type { Misbehaviour } from '../site/written-slice.ts';

const THROWN: [string, Misbehaviour, string, string][] = [
  ['null while it is evaluated', { load: 'throw null;' }, 'VETO-105', 'load'],
  ['a text in bootstrap', { bootstrap: "throw 'out of hay';" }, 'VETO-201', 'bootstrap'],
  ['nothing in mount', { mount: 'throw undefined;' }, 'VETO-202', 'mount'],
  ['null in its first render', { render: 'throw null;' }, 'VETO-202', 'mount'],
  ['a text in an effect', { effect: "throw 'out of hay';" }, 'VETO-203', 'render'],
];

for (const [what, does, code, stage] of THROWN) {
  test(`a release that throws ${what} gives way to the one before it`, async ({ expectFallback }) => {
    await expectFallback({ does }, { code, stage });
  });
}

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
