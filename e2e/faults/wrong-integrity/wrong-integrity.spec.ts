import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectReport, expectRunning, test } from '../site/test.ts';

test('a release whose bytes are not those that were published gives way to the one before it', async ({
  page,
  store,
  name: slice,
  problems,
}) => {
  problems.expect(/VETO-102/, /integrity/i, /preload/i);
  const good = { slice, version: '1.0.0' };
  const bad = { slice, version: '1.0.1' };
  await store.publish(good);
  await store.publish(bad);
  await appendFile(join(store.folderOf(bad), 'entry.js'), '// one line more');
  await page.goto(`/${slice}`);
  await expectRunning(page, good);
  await expectReport(page, { slice, version: bad.version, code: 'VETO-102', stage: 'load' });
});
