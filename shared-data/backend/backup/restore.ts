import { text } from 'node:stream/consumers';
import { InMemoryEmailDriver } from '@supabase/lite';
import type pg from 'pg';
import { createBackendApp } from '../app.ts';
import {
  type DataFolder,
  lockDataFolder,
  openDataFolder,
  readSecrets,
  type Secrets,
  StartFailure,
  writeSecrets,
} from '../data-folder.ts';
import { FileStorage } from '../file-storage.ts';
import { SECRETS } from './archive.ts';
import { readArchive } from './archive-reader.ts';
import { makeRoom, proveCounts, refuseForeignBackup, resetSequences, withoutTriggers } from './load-rows.ts';
import type { Manifest } from './manifest.ts';
import { openDatabase, withClient } from './source.ts';
import { PLAIN_FORMS } from './tables.ts';
import { holdsUploads, isUpload, ReturningUploads } from './uploaded-files.ts';
import { verifyBackup } from './verify.ts';

export interface RestoreOptions {
  file: string;
  /** The data folder that is to hold the site; made when missing. */
  dataDir: string;
  onProgress?: (text: string) => void;
}

/**
 * Makes a site of a backup: a database with today's schema and the backup's rows, its files and its secrets. All of it or
 * nothing. `EXPERIMENTAL_STORAGE=1` and `LITE_TELEMETRY=0` must be in the environment before this module is imported.
 *
 * @throws StartFailure when the backup is damaged or of a later Veto, the folder is in use, or somebody is in it.
 */
export async function restoreBackup({ file, dataDir, onProgress = () => {} }: RestoreOptions): Promise<Manifest> {
  onProgress('Reading the backup');
  const manifest = await verifyBackup(file);
  const folder = openDataFolder(dataDir);
  const lock = lockDataFolder(folder);
  try {
    if (holdsUploads(folder))
      throw new StartFailure(`${folder.files} holds somebody's files: set VETO_DATA_DIR to a new folder.`);
    const secrets = readSecrets(folder);
    const { databasePassword: password } = secrets;
    const database = await openDatabase(folder, password, onProgress);
    try {
      await withClient(database.address, refuseInhabited);
      onProgress('Making the schema');
      await makeSchema(database.address, secrets, folder);
      onProgress('Loading rows and files');
      await withClient(database.address, (client) => load(client, { file, manifest, folder, password }));
      onProgress('Gathering statistics');
      await withClient(database.address, (client) => client.query('analyze'));
    } finally {
      await database.stop();
    }
  } finally {
    lock.release();
  }
  return manifest;
}

/** @throws StartFailure when the database holds people: their rows are never replaced. */
async function refuseInhabited(client: pg.ClientBase): Promise<void> {
  for (const table of ['public.profiles', 'auth.users']) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
    if (!rows[0]?.there) continue;
    if ((await client.query(`select from ${table} limit 1`)).rowCount !== 0)
      throw new StartFailure(
        'Somebody is in this database, and a backup is restored into an empty one alone: set VETO_DATA_DIR to a new folder, or VETO_DATABASE_URL to a new database.',
      );
  }
}

async function makeSchema(database: string, secrets: Secrets, folder: DataFolder): Promise<void> {
  const emailDriver = new InMemoryEmailDriver();
  const { close } = await createBackendApp({
    ...secrets,
    database,
    emailDriver,
    storageAdapter: new FileStorage(folder.files),
  });
  await close();
}

interface Load {
  file: string;
  manifest: Manifest;
  folder: DataFolder;
  /** Of the embedded server here, which keeps its own. */
  password: string;
}

async function load(client: pg.ClientBase, { file, manifest, folder, password }: Load): Promise<void> {
  await client.query('begin');
  await client.query(PLAIN_FORMS);
  await withoutTriggers(client);
  // A site on the same database lets nobody in until this has ended.
  await client.query('lock table auth.users, public.profiles in share row exclusive mode');
  await refuseInhabited(client);
  await refuseForeignBackup(client, manifest);
  const targets = await makeRoom(client, manifest);
  const uploads = new ReturningUploads(folder);
  await uploads.begin();
  try {
    let secrets = '';
    for await (const { name, content } of readArchive(file)) {
      const target = targets.get(name.slice(0, name.lastIndexOf('/') + 1));
      if (target) await target(content);
      else if (isUpload(name)) await uploads.add(name, content);
      else if (name === SECRETS) secrets = await text(content);
      else for await (const _chunk of content);
    }
    await resetSequences(client, manifest);
    await proveCounts(client, manifest);
    // Before the rows stand: files and keys without people are nobody's, people without theirs would be lost.
    uploads.place();
    writeSecrets(folder, { ...(JSON.parse(secrets) as Secrets), databasePassword: password });
    await client.query('commit');
  } finally {
    uploads.discard();
  }
}
