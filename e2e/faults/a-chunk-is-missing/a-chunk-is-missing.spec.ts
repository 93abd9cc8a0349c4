import { test } from '../../fixtures/test.ts';
import { breakSlice, expectFileProblems, expectRecoveryByRetry, expectRestUsable } from '../broken-slice.ts';

test('a slice whose entry is there but not its chunks leaves the rest usable and recovers by Retry', async ({
  page,
  problems,
}) => {
  expectFileProblems(problems);
  const notTheEntry = /\/(?!entry\.)[^/]+\.js$/;
  const broken = await breakSlice(page, 'mf-owner', (route) => route.fulfill({ status: 404 }), notTheEntry);
  await page.goto('/pets');
  await expectRestUsable(page);
  await expectRecoveryByRetry(page, broken);
});
