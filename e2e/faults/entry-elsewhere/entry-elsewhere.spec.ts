import { changeInlinedChannel } from '../site/inlined-channel.ts';
import { expect, expectReport, expectRunning, test } from '../site/test.ts';
import { sha384 } from '../site/written-slice.ts';

test('an entry on a server that the policy does not name is never run, and the release gives way', async ({
  page,
  store,
  slice,
  problems,
}) => {
  problems.expect(/VETO-101/, /Content Security Policy/);
  const good = { slice, version: '1.0.0' };
  const bad = { slice, version: '1.0.1' };
  await store.publish(good);
  await store.publish(bad);
  const elsewhere = 'https://elsewhere.example/entry.js';
  const script = 'globalThis.ranElsewhere = true;';
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' }, body: script }),
  );
  await changeInlinedChannel(page, ({ slices }) => {
    const release = slices[slice]?.stable;
    if (!release || !('files' in release)) throw new Error(`${slice} is not whole in the document`);
    release.files[elsewhere] = { integrity: sha384(script), bytes: script.length, gzipBytes: script.length };
    release.entry = elsewhere;
  });
  await page.goto(`/${slice}`);
  await expectRunning(page, good);
  await expectReport(page, { slice, version: bad.version, code: 'VETO-101', stage: 'load' });
  await expect.poll(() => page.evaluate(() => 'ranElsewhere' in globalThis)).toBe(false);
});
