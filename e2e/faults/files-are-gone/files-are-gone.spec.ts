import { expect, test } from '../../fixtures/test.ts';
import { breakSlice, expectFileProblems, expectRecoveryByRetry, expectRestUsable } from '../broken-slice.ts';

test('a slice whose files are gone leaves the rest usable and recovers by Retry', async ({ page, problems }) => {
  expectFileProblems(problems);
  const broken = await breakSlice(page, 'mf-owner', (route) => route.fulfill({ status: 404 }));
  await page.goto('/pets');
  await expectRestUsable(page);
  await expectRecoveryByRetry(page, broken);
  expect(problems.matching(/VETO-10\d/), 'the failure is logged with its code').not.toEqual([]);
});
