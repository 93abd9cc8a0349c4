import { test } from '../../fixtures/test.ts';
import { breakSlice, expectFileProblems, expectRecoveryByRetry, expectRestUsable } from '../broken-slice.ts';

test('a slice whose files never come leaves the rest usable and recovers by Retry', async ({ page, problems }) => {
  test.setTimeout(120_000);
  expectFileProblems(problems);
  // An address without an answer: the request stays open until the page gives up.
  const broken = await breakSlice(page, 'mf-owner', () => new Promise(() => {}));
  await page.goto('/pets', { waitUntil: 'commit' });
  await expectRestUsable(page);
  await expectRecoveryByRetry(page, broken);
});
