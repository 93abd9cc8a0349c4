import { access, constants, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type DataFolder, dataFolderAt, StartFailure, secretsFile } from '../data-folder.ts';
import { MANIFEST, SECRETS } from './archive.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { copyOut } from './copy-rows.ts';
import { type BackedUpTable, FORMAT, type Manifest, VETO_MAJOR } from './manifest.ts';
import { openSource, withClient } from './source.ts';
import { listMigrations, listSequences, listTables, PLAIN_FORMS, rowsFolder, sqlName, type Table } from './tables.ts';
import { addUploads } from './uploaded-files.ts';
import { verifyBackup } from './verify.ts';

export interface BackupOptions {
  /** Where the backup is written; what lies there is replaced once the new one is known to be whole. */
  file: string;
  /** The site's data folder. */
  dataDir: string;
  onProgress?: (text: string) => void;
}

/**
 * Writes a site's database, uploads and secrets to one file, while the site runs or not, and reads it back. The rows are
 * those of one moment; the files are read after it.
 *
 * @throws StartFailure when the file cannot be written there, there is no site, or its database does not open.
 */
export async function makeBackup({ file, dataDir, onProgress = () => {} }: BackupOptions): Promise<Manifest> {
  await refuseUnwritable(file);
  const folder = dataFolderAt(dataDir);
  const source = await openSource(folder, onProgress);
  // Two backups to one file at once have a place each: the later one stays.
  const unfinished = `${file}.${process.pid}.new`;
  await removeAbandoned(file);
  try {
    const archive = await ArchiveWriter.begin(unfinished);
    try {
      await withClient(source.address, (client) => writeAll(client, folder, archive, onProgress));
      await archive.finish();
    } catch (error) {
      await archive.abandon();
      throw error;
    }
    onProgress('Reading the backup back');
    const manifest = await verifyBackup(unfinished);
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await source.close();
  }
}

/** @throws StartFailure when a backup could not be put there, before anything is read for it. */
async function refuseUnwritable(file: string): Promise<void> {
  const folder = path.dirname(file);
  if (await isFolder(file))
    throw new StartFailure(`${file} is a folder: name a file, such as ${path.join(file, 'veto-backup.tar.gz')}.`);
  if (!(await isFolder(folder)))
    throw new StartFailure(`There is no folder ${folder}: make it first, or name a file in another one.`);
  await access(folder, constants.W_OK).catch(() => {
    throw new StartFailure(`The folder ${folder} cannot be written to: name a file in another one.`);
  });
}

const isFolder = (place: string) =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Removes the leftovers of backups to this file whose processes were ended. */
async function removeAbandoned(file: string): Promise<void> {
  const { dir, base } = path.parse(file);
  for (const name of await readdir(dir)) {
    const pid = name.startsWith(`${base}.`) ? /^(\d+)\.new$/.exec(name.slice(base.length + 1))?.[1] : undefined;
    if (pid !== undefined && !isRunning(Number(pid))) await rm(path.join(dir, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function writeAll(
  client: pg.ClientBase,
  folder: DataFolder,
  archive: ArchiveWriter,
  onProgress: (text: string) => void,
): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
  await client.query(PLAIN_FORMS);
  const migrations = await listMigrations(client);
  if (migrations.length === 0) throw new StartFailure('The database holds no Veto yet: there is nothing to back up.');
  const found = await listTables(client);
  // No migration of a site that starts meanwhile changes what is being read.
  await client.query(`lock table ${found.map(sqlName).join(', ')} in access share mode`);
  onProgress('Writing rows');
  const tables: BackedUpTable[] = [];
  for (const table of found) tables.push({ ...table, rows: await addRows(client, table, archive) });
  const sequences = await listSequences(client);
  onProgress('Writing files');
  const { count: files, missing } = await addUploads(client, folder, archive);
  await archive.addText(SECRETS, await readFile(secretsFile(folder.root), 'utf8'));
  const { rows } = await client.query<{ version: string; now: string }>(
    `select current_setting('server_version') as version, to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now`,
  );
  const [server = { version: '', now: '' }] = rows;
  const manifest: Manifest = {
    format: FORMAT,
    veto: VETO_MAJOR,
    postgres: server.version,
    madeAt: server.now,
    migrations,
    tables,
    sequences,
    files,
    missing,
  };
  await archive.addText(MANIFEST, JSON.stringify(manifest, null, 2));
}

async function addRows(client: pg.ClientBase, table: Table, archive: ArchiveWriter): Promise<number> {
  const rows = copyOut(client, table);
  for (let number = 1; ; number += 1) {
    const { done, value } = await rows.next();
    if (done) return value;
    await archive.add(`${rowsFolder(table)}${String(number).padStart(6, '0')}.copy`, value.length, [value]);
  }
}
