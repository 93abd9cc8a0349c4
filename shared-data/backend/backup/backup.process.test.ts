import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dataFolderAt } from '../data-folder.ts';
import { type Backend, startBackend } from '../index.ts';
import { makeBackup } from './backup.ts';
import { shortened, sumsOfTables, whileNobodyWrites, withOtherByte } from './damaged-backup.fixture.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { openSource, withClient } from './source.ts';
import { verifyBackup } from './verify.ts';

const SITE = 'http://localhost:3000';
const PHOTO = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251);
PHOTO.set([0xff, 0xd8, 0xff]);
const ACCOUNT = { email: 'olga@example.com', password: 'correct horse' };

let root: string;
let dataDir: string;
let file: string;
let site: Backend;
let photoUrl: string;
let sums: Record<string, string>;
let manifest: Manifest;

const clientOf = ({ url, publishableKey }: Backend) =>
  createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

/** A script of the checkout, as pnpm calls it. */
function run(script: 'backup' | 'restore', name: string, folder: string) {
  const program = path.join(import.meta.dirname, `run-${script}.ts`);
  const env = { ...process.env, VETO_DATA_DIR: folder, INIT_CWD: root };
  return promisify(execFile)(process.execPath, [program, name], { env });
}

async function fill(backend: Backend): Promise<void> {
  const client = clientOf(backend);
  const { data, error } = await client.auth.signUp({
    ...ACCOUNT,
    options: { data: { full_name: "Olga\tO'Neill\n\\.", user_type: 'client' } },
  });
  if (error) throw error;
  const photos = client.storage.from('profile-images');
  const stored = await photos.upload(`${data.user?.id}/olga.jpg`, new Blob([PHOTO], { type: 'image/jpeg' }));
  if (stored.error) throw stored.error;
  photoUrl = new URL(photos.getPublicUrl(stored.data.path).data.publicUrl).pathname;
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'veto-backup-'));
  dataDir = path.join(root, 'site');
  file = path.join(root, 'veto.tar.gz');
  site = await startBackend({ dataDir, siteUrl: SITE });
  await fill(site);
  const { address } = await openSource(dataFolderAt(dataDir), () => {});
  sums = await whileNobodyWrites(address, async (client) => {
    const read = await sumsOfTables(client);
    const { stdout } = await run('backup', 'veto.tar.gz', dataDir);
    expect(stdout).toMatch(/^The backup is in .*veto\.tar\.gz \(rows: \d{4,}, files: 1\)/m);
    return read;
  });
  manifest = await verifyBackup(file);
});
afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('a backup of a running site', () => {
  test('says what it is of', () => {
    expect(manifest).toMatchObject({ format: 1, veto: 1, files: 1, missing: [] });
    expect(manifest.postgres).toMatch(/^17\./);
    const counts = Object.entries(sums).map(([, sum]) => Number(sum.split(' ')[0]));
    expect(manifest.tables.map(({ rows }) => rows)).toEqual(counts);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(1000);
    expect(readdirSync(root).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('is made twice at once, and leaves nothing of one that was ended', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'veto-backups-'));
    // No process has this id.
    writeFileSync(path.join(folder, 'nightly.tar.gz.99999999.new'), 'half');
    const name = path.join(folder, 'nightly.tar.gz');
    await Promise.all([run('backup', name, dataDir), run('backup', name, dataDir)]);
    expect(readdirSync(folder)).toEqual(['nightly.tar.gz']);
    await expect(verifyBackup(name)).resolves.toMatchObject({ files: 1 });
    rmSync(folder, { recursive: true });
  });

  test('becomes the same site in a new folder', async () => {
    const folder = path.join(root, 'restored');
    const { stdout } = await run('restore', 'veto.tar.gz', folder);
    expect(stdout).toContain(`is in ${folder}.`);

    const database = await openSource(dataFolderAt(folder), () => {});
    expect(await withClient(database.address, sumsOfTables)).toEqual(sums);
    await database.close();

    const restored = await startBackend({ dataDir: folder, siteUrl: SITE });
    try {
      expect(restored.publishableKey).toBe(site.publishableKey);
      expect((await clientOf(restored).auth.signInWithPassword(ACCOUNT)).error).toBeNull();
      const answer = await fetch(new URL(photoUrl, restored.url));
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(Buffer.from(await answer.arrayBuffer()).equals(PHOTO)).toBe(true);
    } finally {
      await restored.stop();
    }
  });

  test('is not restored into a folder that a site holds', async () => {
    await expect(run('restore', 'veto.tar.gz', dataDir)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The data folder ${dataDir} is in use by another Veto`),
    });
  });
});

describe('a damaged backup', () => {
  const folder = () => path.join(root, 'never');

  test.each([
    ['with another byte', () => withOtherByte(file, 'file'), ''],
    ['with another byte that was compressed anew', () => withOtherByte(file, 'content'), 'a checksum differs'],
    ['without its last part', () => shortened(file, 20_000), 'unexpected end of file'],
    ['without its last byte', () => shortened(file, 1), 'unexpected end of file'],
  ])('is refused, and leaves nothing: one %s', async (_which, damage, reason) => {
    const damaged = damage();
    await expect(restoreBackup({ file: damaged, dataDir: folder() })).rejects.toThrow(
      `The backup ${damaged} is damaged: ${reason}`,
    );
    expect(existsSync(folder())).toBe(false);
  });

  test('is another file than a missing one', async () => {
    const missing = path.join(root, 'missing.tar.gz');
    await expect(restoreBackup({ file: missing, dataDir: folder() })).rejects.toThrow(
      `The backup ${missing} cannot be read: `,
    );
  });
});

test('a folder without a site is not backed up, and none is made', async () => {
  const empty = path.join(root, 'empty');
  await expect(makeBackup({ file, dataDir: empty })).rejects.toThrow(`No site has kept its data in ${empty}`);
  expect(existsSync(empty)).toBe(false);
});

test.each([
  ['a folder', () => root, () => `${root} is a folder: name a file, such as ${path.join(root, 'veto-backup.tar.gz')}.`],
  [
    'a missing folder',
    () => path.join(root, 'usb', 'a.tar.gz'),
    () => `There is no folder ${path.join(root, 'usb')}: `,
  ],
])('a backup onto %s is refused before anything is read', async (_which, place, sentence) => {
  const onProgress = vi.fn();
  await expect(makeBackup({ file: place(), dataDir, onProgress })).rejects.toThrow(sentence());
  expect(onProgress).not.toHaveBeenCalled();
});
