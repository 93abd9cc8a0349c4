import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../site/start-site.ts';
import { KILLED, killInTurn } from './kill-in-turn.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veto-kills-'));
  // PostgreSQL runs as another user when this runs as root.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a site whose processes are killed in turn loses no write that it acknowledged, and comes back', async () => {
  const run = await killInTurn({ port: await freePort(), dataDir: join(folder, 'data') }, KILLED.length);
  expect(run.kills.map(({ killed }) => killed)).toEqual(KILLED);
  expect(run.acknowledged).toBeGreaterThan(40);
  expect([run.lost, run.wrong]).toEqual([[], []]);
});
