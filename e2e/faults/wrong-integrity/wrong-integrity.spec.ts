import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectReport, expectRunning, test } from '../site/test.ts';

test('a release whose bytes are not those that were published gives way to the one before it', async ({
  page,
  store,
  slice,
  publishBad,
  problems,
}) => {
  problems.expect(/VETO-102/, /integrity/i);
  const { good, bad } = await publishBad({});
  await appendFile(join(store.folderOf(bad), 'entry.js'), '// one line more');
  await page.goto(`/${slice}`);
  await expectRunning(page, good);
  await expectReport(page, { ...bad, code: 'VETO-102', stage: 'load' });
});
