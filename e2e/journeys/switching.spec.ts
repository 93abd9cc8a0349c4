import { measureSwitches } from '../bench/switches.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ leavings: 'watched' });

test('24 switches between slices leave nothing behind', async ({ page }, info) => {
  await page.goto('/pets');
  // A multiple of three, so that it ends on the slice it began with.
  const { before, after } = await measureSwitches(page, 24);
  info.annotations.push({ type: 'figures', description: JSON.stringify({ before, after }) });
  // The bench measures the budget of 200 switches. Compiled code and timing entries add about 1 MB in all; a slice that is
  // held at each switch adds far more.
  expect(after.heapBytes - before.heapBytes, 'bytes of heap that were added').toBeLessThan(4_000_000);
  // One that a slice leaves behind on each visit would be 8 more; a few come and go with timers and requests.
  expect(after.listeners, 'listeners of window and document').toBeLessThanOrEqual(before.listeners + 5);
  // A page that is held at each visit has React's root, with 143 of them, 8 times.
  expect(after.listenersInAll, 'listeners of all nodes').toBeLessThan(before.listenersInAll + 700);
  // A state that a page has for the first time brings its rules in a sheet; one that is left at each visit would be 8 more.
  expect(after.styles, 'style elements and sheets').toBeLessThanOrEqual(before.styles + 5);
});
