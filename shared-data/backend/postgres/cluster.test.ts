import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeCluster } from './cluster.ts';

test.each([
  [
    'initdb: could not look up effective user ID 4711: user does not exist',
    /^The user 4711 has no name .*VETO_DATABASE_URL/,
  ],
  [
    'initdb: error: could not create directory: Disk quota exceeded',
    /^PostgreSQL could not make .*Disk quota exceeded$/,
  ],
])('a database that initdb does not make, as it says ‘%s’, is refused in a sentence', async (said, sentence) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'veto-cluster-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const initdb = path.join(folder, 'initdb');
  writeFileSync(initdb, `#!/bin/sh\necho '${said}' >&2\nexit 1\n`, { mode: 0o755 });
  const databaseDir = path.join(folder, 'postgres');
  const making = makeCluster({ databaseDir, binaries: { initdb, postgres: '' }, user: null, password: 'x' });
  await expect(making).rejects.toMatchObject({ name: 'StartFailure', message: expect.stringMatching(sentence) });
  expect(existsSync(`${databaseDir}.new`)).toBe(false);
});
