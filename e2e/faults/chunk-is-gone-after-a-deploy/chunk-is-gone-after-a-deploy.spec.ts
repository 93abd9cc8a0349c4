import type { Page } from '@playwright/test';
import { expect, expectReport, expectRunning, test } from '../site/test.ts';

/** What webpack rejects with when the server has no such chunk. */
const press = `site.reportError(Object.assign(new Error('Loading chunk page failed'), { name: 'ChunkLoadError' }), 'render');`;

test('a tab whose chunk is gone since a deploy opens the page afresh, once', async ({ page, store, slice }) => {
  const old = { slice, version: '1.0.0', does: { press } };
  await store.publish(old);
  await page.goto(`/${slice}`);
  await expectRunning(page, old);
  const next = { slice, version: '1.0.1' };
  await store.publish(next);
  const documents = countDocuments(page);
  await page.getByRole('button', { name: 'Break' }).click();
  await expectRunning(page, next);
  expect(documents()).toBe(1);
});

test('a reload that does not help is not repeated: the tab goes on with the release of today', async ({
  page,
  store,
  slice,
  problems,
}) => {
  problems.expect(/VETO-106/);
  const old = { slice, version: '1.0.0', does: { effect: press } };
  await store.publish(old);
  const stale = await (await page.request.get(`/${slice}`)).text();
  const next = { slice, version: '1.0.1' };
  await store.publish(next);
  // A cache on the way goes on answering with the document of yesterday.
  await page.route(`**/${slice}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: stale });
  });
  const documents = countDocuments(page);
  await page.goto(`/${slice}`);
  await expectRunning(page, next);
  expect(documents()).toBe(2);
  await expectReport(page, { slice, version: old.version, code: 'VETO-106', stage: 'render' });
});

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}
