import { expect, expectReport, expectRunning, test } from '../site/test.ts';

// In real time: meanwhile the page has the whole channel, as a page whose clock is put forward has not.
test('a release that never mounts gives way to the one before it in 10 seconds', async ({
  page,
  slice,
  openBad,
  problems,
}) => {
  problems.expect(/VETO-202/);
  const channel = page.waitForResponse('**/channels/stable.json');
  const mount = 'document.body.dataset.mounting = slice; await new Promise(() => {});';
  const { good, bad } = await openBad({ does: { mount } });
  await expect(page.locator('body')).toHaveAttribute('data-mounting', slice);
  await channel;
  await expectRunning(page, good);
  await expectReport(page, { ...bad, code: 'VETO-202', stage: 'mount' });
});

test('a release whose entry hangs gives way to the one before it', async ({ page, slice, publishBad, problems }) => {
  problems.expect(/VETO-101/);
  const { good, bad } = await publishBad({});
  await page.route(`**/releases/${slice}/${bad.version}-*/**`, () => new Promise(() => {}));
  await page.goto(`/${slice}`, { waitUntil: 'commit' });
  await expectRunning(page, good);
  await expectReport(page, { ...bad, code: 'VETO-101', stage: 'load' });
});
