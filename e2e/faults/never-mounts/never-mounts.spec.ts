import { expect, expectReport, expectRunning, test } from '../site/test.ts';

test('a release that never mounts gives way to the one before it in 10 seconds', async ({
  page,
  store,
  name: slice,
  problems,
}) => {
  problems.expect(/VETO-202/);
  const good = { slice, version: '1.0.0' };
  const bad = {
    slice,
    version: '1.0.1',
    does: { mount: 'document.body.dataset.mounting = slice; await new Promise(() => {});' },
  };
  await store.publish(good);
  await store.publish(bad);
  await page.clock.install();
  await page.goto(`/${slice}`);
  await expect(page.locator('body')).toHaveAttribute('data-mounting', slice);
  await page.clock.fastForward('00:10');
  await expectRunning(page, good);
  await expectReport(page, { slice, version: bad.version, code: 'VETO-202', stage: 'mount' });
});
