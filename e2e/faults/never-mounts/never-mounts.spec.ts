import { expect, expectReport, expectRunning, test } from '../site/test.ts';

test('a release that never mounts gives way to the one before it in 10 seconds', async ({
  page,
  slice,
  openBad,
  problems,
}) => {
  problems.expect(/VETO-202/);
  await page.clock.install();
  const mount = 'document.body.dataset.mounting = slice; await new Promise(() => {});';
  const { good, bad } = await openBad({ does: { mount } });
  await expect(page.locator('body')).toHaveAttribute('data-mounting', slice);
  await page.clock.fastForward('00:10');
  await expectRunning(page, good);
  await expectReport(page, { ...bad, code: 'VETO-202', stage: 'mount' });
});
