import { expect, test } from '../../fixtures/test.ts';
import { breakSlice, expectFileProblems, expectRecoveryByRetry, expectRestUsable } from '../broken-slice.ts';

test('a static host that answers for missing files with its page leaves the rest usable and recovers by Retry', async ({
  page,
  problems,
}) => {
  expectFileProblems(problems);
  const document = await (await page.request.get('/')).text();
  const broken = await breakSlice(page, 'mf-owner', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: document }),
  );
  await page.goto('/pets');
  await expectRestUsable(page);
  await expectRecoveryByRetry(page, broken);
  expect(problems.matching(/VETO-10\d/), 'the failure is logged with its code').not.toEqual([]);
});
