import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownPrefix, removeLeftFolders } from './left-folders.ts';

test('a run that was killed leaves its database no longer than until the next run', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'veto-left-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const { pid: killed } = spawnSync(process.execPath, ['--version']);
  const [left, own] = [`${ownPrefix(killed)}a`, `${ownPrefix()}a`];
  for (const name of [left, own, 'veto-other']) mkdirSync(path.join(place, name));
  writeFileSync(path.join(place, left, 'PG_VERSION'), '18');
  removeLeftFolders(place);
  expect(readdirSync(place).toSorted()).toEqual([own, 'veto-other'].toSorted());
});
