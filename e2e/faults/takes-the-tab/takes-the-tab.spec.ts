import { expect, heading, reportWith, test } from '../site/test.ts';
import { fullVersion } from '../site/written-slice.ts';

test('a tab that a handler has taken is reported on the next visit', async ({ context, page, slice, openFirst }) => {
  // As an endless loop, which `drill` plays, and without the processor that one takes.
  await page.route('**/never', () => {});
  const waits = "const asked = new XMLHttpRequest(); asked.open('GET', '/never', false); asked.send();";
  const bad = await openFirst({ does: { handler: waits } });
  await expect(heading(page, bad)).toBeVisible();
  const button = await page.getByRole('button', { name: 'Break' }).boundingBox();
  if (!button) throw new Error('The button has no place');
  // Nothing answers this press.
  void page.mouse.click(button.x + 5, button.y + 5).catch(() => {});
  const later = await context.newPage();
  await later.goto('/doctors', { waitUntil: 'commit' });
  const report = await reportWith(later, slice, 'VETO-209');
  expect(report).toMatchObject({
    version: fullVersion('1.0.0'),
    stage: 'event',
    message: expect.stringContaining(`click at /${slice}`),
  });
});
