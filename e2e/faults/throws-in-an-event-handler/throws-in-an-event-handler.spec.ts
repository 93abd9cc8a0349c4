import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutAnswers } from '../../fixtures/documents-without-answers.ts';
import { repository } from '../../site/start-site.ts';
import { expect, expectRunning, reportWith, test } from '../site/test.ts';
import { fullVersion } from '../site/written-slice.ts';

test('an error that a canary throws in a handler is reported with all that its team needs, and leads to the source', async ({
  page,
  store,
  slice,
  publishFirst,
  problems,
}) => {
  problems.expect(/Uncaught.* no hay/);
  const canary = { slice, version: '1.0.1', does: { handler: "throw new Error('no hay');" } };
  await publishFirst({});
  await store.publishCanary(canary, 100);
  // A page that asks the database itself: the report names its last request.
  await withoutAnswers(page);
  // The first page of a visitor draws the number that puts them into the canary's share.
  const answered = page.waitForResponse(/\/rpc\/search_veterinarians$/);
  await page.goto('/doctors');
  await answered;
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: slice }).click();
  await expectRunning(page, canary);
  await page.getByRole('button', { name: 'Break' }).click();

  const report = await reportWith(page, slice, 'VETO-206');
  expect(report).toMatchObject({ version: fullVersion('1.0.1'), stage: 'event', side: 'canary', route: `/${slice}` });
  expect(report.shell).toMatch(/^\d+\.\d+\.\d+-/);
  expect(report.revision).toBeGreaterThan(0);
  expect(report.lastRequestId).toMatch(/\w{8}/);
  expect(report.message).toContain('Error: no hay');
  await page.getByRole('button', { name: 'Pressed 1' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 2' })).toBeVisible();

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(repository, 'shell/slice-kit/cli/slice.ts'), 'explain', report.request, '--site', store.url],
    { env: { ...process.env, VETO_RELEASES_DIR: store.folder } },
  );
  expect(stdout).toContain(`slice: ${slice}\n`);
  expect(stdout).toMatch(new RegExp(`Error: no hay\\n {4}at .*${slice}/src/slice\\.tsx:\\d+:1`));
});
