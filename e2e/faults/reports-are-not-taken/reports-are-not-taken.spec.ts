import { expect, expectRunning, test } from '../site/test.ts';

const BAD = { does: { mount: "throw new Error('at mount');" } };

test('a failure is sent with sendBeacon: code, slice, version, stage', async ({ page, openBad, problems }) => {
  problems.expect(/VETO-202/);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/_reports');
  const { good } = await openBad(BAD);
  const beacon = await sent;
  // So the browser calls what sendBeacon sends; it goes out even while the page is being left.
  expect(beacon.resourceType()).toBe('ping');
  expect(beacon.method()).toBe('POST');
  await expectRunning(page, good);
});

for (const [what, status] of [
  ['is not there', 404],
  ['fails', 500],
] as const) {
  test(`a release still gives way when the address for reports ${what}`, async ({ page, openBad, problems }) => {
    problems.expect(/VETO-202/, new RegExp(`status of ${status}`));
    await page.route('**/_reports', (route) => route.fulfill({ status }));
    const { good } = await openBad(BAD);
    await expectRunning(page, good);
  });
}
