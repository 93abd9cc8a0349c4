import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../site/start-site.ts';
import { killInTurn } from './kill-in-turn.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veto-kills-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a site whose processes are killed in turn loses no write that it acknowledged, and comes back', async () => {
  const run = await killInTurn({ port: await freePort(), dataDir: join(folder, 'data') }, 4);
  expect(run.kills.map(({ killed }) => killed)).toEqual(['backend', 'main', 'backend', 'main']);
  expect(run.acknowledged).toBeGreaterThan(40);
  expect([run.lost, run.wrong]).toEqual([0, []]);
}, 300_000);
