import { countsOf, expect, expectReport, expectRunning, heading, test } from '../faults/site/test.ts';
import { setVisitor, visitorOf } from '../fixtures/visitor.ts';

test('a canary goes to its share of visitors, and stays with them', async ({ page, browser, store, slice }) => {
  const stable = { slice, version: '1.0.0' };
  const canary = { slice, version: '1.1.0' };
  await store.publish(stable);
  await store.publishCanary(canary, 30);
  await page.goto('/');
  await setVisitor(page, 29, slice);
  await page.goto(`/${slice}`);
  await expectRunning(page, canary);
  await page.reload();
  await expectRunning(page, canary);

  const other = await browser.newPage({ baseURL: store.url });
  await other.goto('/');
  await expect.poll(() => visitorOf(other)).toMatch(/^\d{1,2}$/);
  await setVisitor(other, 30, slice);
  await other.goto(`/${slice}`);
  await expect(heading(other, stable)).toBeVisible();
  await other.close();
});

test('a canary that fails gives way to the stable release, and its visitor is counted with it', async ({
  page,
  store,
  slice,
  problems,
}) => {
  problems.expect(/VETO-202/);
  const stable = { slice, version: '1.0.0' };
  await store.publish(stable);
  await store.publishCanary({ slice, version: '1.1.0', does: { mount: "throw new Error('canary');" } }, 100);
  await page.goto(`/${slice}`);
  await expectRunning(page, stable);
  await expectReport(page, { slice, version: '1.1.0', code: 'VETO-202', stage: 'mount' });
  // A busy machine may take either for slow, which the last number counts.
  const counts = [/^canary 1\.1\.0: 1 1 /, /^canary 1\.0\.0: 1 0 /].map((count) => expect.stringMatching(count));
  await expect.poll(() => countsOf(page, slice)).toEqual(counts);
});

test('a canary whose scripts keep the page from answering is counted as slow', async ({ page, store, slice }) => {
  await store.publish({ slice, version: '1.0.0' });
  const busy = 'setTimeout(() => { const until = performance.now() + 400; while (performance.now() < until); });';
  const canary = { slice, version: '1.1.0', does: { effect: busy } };
  await store.publishCanary(canary, 100);
  await page.goto(`/${slice}`);
  await expectRunning(page, canary);
  await expect.poll(() => countsOf(page, slice)).toEqual(['canary 1.1.0: 1 0 1']);
  await page.goto('/_platform');
  const tasks = page.getByRole('region', { name: 'Long tasks' }).getByRole('listitem').filter({ hasText: slice });
  // On a busy machine other scripts of it take long, too.
  const busiest = /VETO-211.*(?:[4-9]\d\d|[1-9]\d{3,}) ms.*the longest: entry\.js.*src\/slice\.tsx:\d+/;
  await expect(tasks.filter({ hasText: busiest }).first()).toBeVisible();
});
