import { expect, expectReport, expectRunning, test } from '../site/test.ts';

test('a release that never mounts gives way to the one before it in 10 seconds', async ({
  page,
  slice,
  publishBad,
  problems,
}) => {
  problems.expect(/VETO-202/);
  const mount = 'document.body.dataset.mounting = slice; await new Promise(() => {});';
  const { good, bad } = await publishBad({ does: { mount } });
  await page.clock.install();
  await page.goto(`/${slice}`);
  await expect(page.locator('body')).toHaveAttribute('data-mounting', slice);
  await page.clock.fastForward('00:10');
  await expectRunning(page, good);
  await expectReport(page, { slice, version: bad.version, code: 'VETO-202', stage: 'mount' });
});
