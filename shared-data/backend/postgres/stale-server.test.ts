import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endStaleServer } from './stale-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'veto-stale-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a number that has become another program’s is forgotten, and that program left alone', async () => {
  const pidFile = path.join(folder, 'postmaster.pid');
  // This process would end.
  writeFileSync(pidFile, `${process.pid}\n${folder}\n`);
  await endStaleServer(folder);
  expect(existsSync(pidFile)).toBe(false);
});

test('a folder without a server is left as it is', async () => {
  await endStaleServer(folder);
  expect(existsSync(folder)).toBe(true);
});
