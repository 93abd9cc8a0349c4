import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../index.ts';

let root: string;
let site: Backend;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'veto-admin-'));
  site = await startBackend({ dataDir: path.join(root, 'site'), siteUrl: 'http://localhost:3000', seed: false });
});
afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true, force: true });
});

/** As pnpm calls it. */
function run(...words: string[]) {
  const env = { ...process.env, VETO_DATA_DIR: path.join(root, 'site') };
  return promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'run-admin.ts'), ...words], { env });
}

test('makes the first moderator of a running site on the folder’s own server, and takes the right back at once', async () => {
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createClient(site.url, site.publishableKey, { auth });
  const options = { data: { full_name: 'Olga Nowak', user_type: 'client' } };
  await client.auth.signUp({ email: 'olga@example.com', password: 'correct horse', options });
  expect((await client.rpc('licence_queue')).status).toBe(403);
  expect((await run('list')).stdout).toBe('There are no administrators.\n');

  expect((await run('add', 'OLGA@example.com')).stdout).toMatch(/is an administrator now/);
  expect((await client.rpc('licence_queue')).data).toEqual([]);
  expect((await run('add', 'olga@example.com')).stdout).toMatch(/administrator already/);
  expect((await run('list')).stdout).toMatch(/^olga@example\.com, Olga Nowak, since \d{4}-\d\d-\d\d\n$/);

  expect((await run('remove', 'Olga@example.com')).stdout).toBe('Olga@example.com is no longer an administrator.\n');
  expect((await client.rpc('licence_queue')).status).toBe(403);
  expect((await run('remove', 'olga@example.com')).stdout).toBe('olga@example.com is not an administrator.\n');
});

test('says where there is no such account, and what to call', async () => {
  for (const [verb = '', advice] of [
    ['add', ' Register it on the site first.'],
    ['remove', ''],
  ])
    await expect(run(verb, 'nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: `There is no account with the address nobody@example.com.${advice}\n`,
    });
  for (const words of [[], ['add'], ['delete', 'olga@example.com'], ['add', 'a@b.c', 'd@e.f'], ['list', 'a@b.c']])
    await expect(run(...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Call pnpm admin add/),
    });
});
