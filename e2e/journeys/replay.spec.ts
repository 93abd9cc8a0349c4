import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, expectRunning, test } from '../faults/site/test.ts';
import { fullVersion } from '../faults/site/written-slice.ts';

test('an earlier revision is shown as the site was composed then, from page to page, until it is left', async ({
  page,
  store,
  slice,
}) => {
  const first = { slice, version: '1.0.0' };
  const second = { slice, version: '2.0.0' };
  await store.publish(first);
  const { revision } = (await (await page.request.get('/channels/stable.json')).json()) as { revision: number };
  await store.publish(second);
  await page.goto(`/${slice}`);
  await expectRunning(page, second);

  await page.goto(`/${slice}?veto-revision=${revision}`);
  await expectRunning(page, first);
  const bar = page.getByRole('complementary', { name: 'Shown version' });
  await expect(bar).toContainText(`The site as of revision ${revision}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Please log in to view your pets');
  await page.goto(`/${slice}`);
  await expectRunning(page, first);

  await bar.getByRole('link', { name: 'Back to today’s' }).click();
  await expect(page).toHaveURL(`${store.url}/${slice}`);
  await expectRunning(page, second);
  await expect(bar).toHaveCount(0);
});

test('`slice bisect` walks revisions of the running site to the move that broke a page', async ({
  store,
  slice,
}, info) => {
  const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0'];
  await store.publish({ slice, version: '0.1.0' });
  const { revision } = (await (await fetch(`${store.url}/channels/stable.json`)).json()) as { revision: number };
  for (const version of versions) await store.publish({ slice, version });
  // Of this slice alone: the store has those of other tests, too.
  const isOld = `(/${slice}\\/(0\\.1|1\\.0|2\\.0)\\.0-aaaaaaaa/.test(text) ? 0 : 1)`;
  const check = `fetch(process.env.VETO_URL).then(async (answer) => { const text = await answer.text(); process.exit(${isOld}); })`;
  const command = join(import.meta.dirname, '../../shell/slice-kit/cli/slice.ts');
  const report = info.outputPath('report.json');
  await writeFile(report, JSON.stringify({ report: { path: `/${slice}` } }));
  const args = ['bisect', report, '--run', 'node -e "$BISECTED"', '--good', String(revision), '--site', store.url];
  const env = { ...process.env, BISECTED: check, VETO_RELEASES_DIR: store.folder };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
  expect(stdout).toContain(`This move made the check fail, between revision ${revision + 2} and ${revision + 3}:`);
  expect(stdout).toContain(`publish ${slice}: ${fullVersion('2.0.0')} → ${fullVersion('3.0.0')}`);
});
