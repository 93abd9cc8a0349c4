import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { addressOf, copyDatabase } from '../../supabase/tests/postgres/server.ts';
import { dataFolderAt, readSecrets } from '../data-folder.ts';
import { FileStorage } from '../file-storage.ts';
import { makeBackup } from './backup.ts';
import { somebodyWaits, sumsOfTables } from './damaged-backup.fixture.ts';
import { withoutTriggers } from './load-rows.ts';
import { restoreBackup } from './restore.ts';
import { withClient } from './source.ts';
import { verifyBackup } from './verify.ts';

type Copy = Awaited<ReturnType<typeof copyDatabase>>;

const server = inject('postgres');
const root = mkdtempSync(path.join(tmpdir(), 'veto-named-'));
const file = path.join(root, 'veto.tar.gz');
let source: Copy;
let target: Copy;
/** Of the source. */
let dataDir: string;

const ask = (copy: Copy, sql: string) => withClient(copy.address, (client) => client.query(sql));
const backup = () => {
  vi.stubEnv('VETO_DATABASE_URL', source.address);
  return makeBackup({ file, dataDir });
};
const restore = (folder = 'restored') => {
  vi.stubEnv('VETO_DATABASE_URL', target.address);
  return restoreBackup({ file, dataDir: path.join(dataDir, folder) });
};

const PERSON = `
  insert into auth.users (id, email) values ('5b0b51a8-8d5f-4cf0-9a5c-7f0b9d0e6a11', 'jan@example.com');
  insert into public.profiles (id, full_name) values ('5b0b51a8-8d5f-4cf0-9a5c-7f0b9d0e6a11', 'Jan')
    on conflict do nothing;`;
const NUMBERED = 'create table public.numbered (id int generated always as identity primary key, note text);';

beforeEach(async () => {
  [source, target] = await Promise.all([copyDatabase(server), copyDatabase(server)]);
  dataDir = mkdtempSync(path.join(root, 'site-'));
  mkdirSync(path.join(dataDir, 'files'));
  readSecrets({ root: dataDir });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([source.drop(), target.drop()]);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PHOTO = createHash('sha256').update('a photo').digest();
const LATEST = 'select max(version) from supabase_migrations.schema_migrations';

test('rows of one moment are written, and files that are gone are noted', async () => {
  await new FileStorage(path.join(dataDir, 'files')).uploadObject('b', 'kept', undefined, PHOTO, 'image/png', '');
  await ask(source, `insert into storage.objects (bucket_id, name) select id, 'gone' from storage.buckets limit 1`);
  await ask(source, `insert into storage.buckets (id, name) values ('b', 'b')`);
  await ask(source, `insert into storage.objects (bucket_id, name) values ('b', 'kept')`);
  const written = await withClient(source.address, async (holder) => {
    await holder.query('begin; lock table public.vocabulary in access exclusive mode');
    const backedUp = backup();
    await vi.waitFor(async () => expect(await somebodyWaits(server.port, source.database)).toBe(true));
    await ask(source, PERSON);
    await holder.query('commit');
    return backedUp;
  });
  expect(written.tables.find(({ name }) => name === 'profiles')?.rows).toBe(0);
  expect(written.files).toBe(1);
  expect(written.missing).toEqual([expect.stringMatching(/\/gone$/)]);

  await restore();
  const { body } = await new FileStorage(path.join(dataDir, 'restored/files')).getObject('b', 'kept');
  expect(Buffer.from(body).equals(PHOTO)).toBe(true);
});

test('rows that a migration has brought are replaced, and sequences go on, also of a site from before the baseline', async () => {
  await ask(source, `insert into supabase_migrations.schema_migrations (version) values ('20200101000000')`);
  await ask(source, `${NUMBERED} insert into public.numbered (note) values ('a\\tb'), (null), ('\\N')`);
  await ask(source, `${PERSON} update public.vocabulary set label = 'Hares' where code = 'rabbit'`);
  await ask(source, `delete from public.vocabulary_terms where code = 'rabbit'`);
  await ask(target, NUMBERED);
  await backup();
  await restore();
  expect(await withClient(target.address, sumsOfTables)).toEqual(await withClient(source.address, sumsOfTables));
  const { rows } = await ask(target, `insert into public.numbered (note) values ('next') returning id`);
  expect(rows).toEqual([{ id: 4 }]);
});

test('a backup of an older schema gets the columns and rows that came later', async () => {
  await ask(source, `${NUMBERED} insert into public.numbered (note) values ('older')`);
  await ask(source, `update public.vocabulary set label = 'Hares' where code = 'rabbit'`);
  await ask(
    source,
    `update supabase_migrations.schema_migrations set version = '20200101000000' where version = (${LATEST})`,
  );
  await ask(target, `${NUMBERED} alter table public.numbered add column since int not null default 7`);
  await ask(target, `insert into public.vocabulary values ('pet_type', 'llama', 'Llamas', 8)`);
  await ask(target, `alter table public.vocabulary add column sign text; update public.vocabulary set sign = code`);
  await backup();
  await restore();
  expect((await ask(target, 'select * from public.numbered')).rows).toEqual([{ id: 1, note: 'older', since: 7 }]);
  const { rows } = await ask(
    target,
    `select label from public.vocabulary where code in ('rabbit', 'llama') order by 1`,
  );
  expect(rows).toEqual([{ label: 'Hares' }, { label: 'Llamas' }]);
});

test('a backup of a newer schema is refused, and one for which there is no place', async () => {
  await ask(source, `${NUMBERED} insert into public.numbered (note) values ('lost?')`);
  await backup();
  await expect(restore('a')).rejects.toThrow('for which this Veto has no place ("public"."numbered")');
  await ask(source, `insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`);
  await backup();
  await expect(restore('b')).rejects.toThrow('The backup was made by a later Veto: restore it with that one.');
});

test('nothing is restored when a row does not fit', async () => {
  await ask(source, `${NUMBERED} ${PERSON} insert into public.numbered (note) values ('much too long')`);
  await ask(target, `${NUMBERED} alter table public.numbered add check (length(note) < 5)`);
  await new FileStorage(path.join(dataDir, 'files')).uploadObject('b', 'kept', undefined, PHOTO, 'image/png', '');
  await backup();
  const before = await withClient(target.address, sumsOfTables);
  await expect(restore()).rejects.toThrow('numbered_note_check');
  expect(await withClient(target.address, sumsOfTables)).toEqual(before);
  expect(existsSync(path.join(dataDir, 'restored/files.new'))).toBe(false);
});

test('nothing is restored where somebody is, or among somebody’s files', async () => {
  await ask(target, PERSON);
  await backup();
  await expect(restore()).rejects.toThrow('Somebody is in this database');
  const files = dataFolderAt(path.join(dataDir, 'inhabited')).files;
  await new FileStorage(files).uploadObject('b', 'theirs', undefined, PHOTO, 'image/png', '');
  await expect(restore('inhabited')).rejects.toThrow(`${files} holds somebody's files`);
});

test('an owner without the right to load rows reads which one is missing', async () => {
  const address = addressOf('authenticator', server.port, target.database);
  await expect(withClient(address, withoutTriggers)).rejects.toThrow(
    '"grant set on parameter session_replication_role to authenticator"',
  );
});

test('a backup that fails on its way leaves the one before', async () => {
  await backup();
  const before = await verifyBackup(file);
  await ask(source, `insert into storage.buckets (id, name) values ('b', 'b')`);
  await ask(source, `insert into storage.objects (bucket_id, name) values ('b', 'odd')`);
  const odd = await new FileStorage(path.join(dataDir, 'files')).privateAssetUrl('b', 'odd');
  for (const unreadable of [odd, `${odd}.json`]) mkdirSync(unreadable, { recursive: true });
  await expect(backup()).rejects.toThrow('EISDIR');
  expect(await verifyBackup(file)).toEqual(before);
  expect(existsSync(`${file}.new`)).toBe(false);
});
