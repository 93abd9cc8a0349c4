/** What the tests of backup and restore compare and damage. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { asSuperuser } from '../../supabase/tests/postgres/server.ts';
import { listTables, sqlName } from './tables.ts';

/** Of each table of a database: how many rows, and one sum of all of them. */
export async function sumsOfTables(client: pg.ClientBase): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(row::text, E'\\n' order by row::text), '')) as sum
       from ${sqlName(table)} as row`,
    );
    sums[sqlName(table)] = rows[0]?.sum ?? '';
  }
  return sums;
}

/** Lets nobody write while `work` runs; reading goes on. */
export async function whileNobodyWrites<Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const names = (await listTables(client)).map(sqlName);
    while (!(await locked(client, names)));
    return await work(client);
  } finally {
    await client.end();
  }
}

const DEADLOCK = '40P01';

/** False where the site's own work had one of the tables and wanted another: then this side gives way. */
async function locked(client: pg.Client, names: readonly string[]): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query(`lock table ${names.join(', ')} in share mode`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error;
    await client.query('rollback');
    return false;
  }
}

/** A copy of a backup in which one byte is another: of the file itself, or of what is compressed in it. */
export function withOtherByte(file: string, where: 'file' | 'content'): string {
  const bytes = where === 'file' ? readFileSync(file) : gunzipSync(readFileSync(file));
  const at = where === 'file' ? bytes.length >> 1 : bytes.indexOf('owner@veto.example');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return written(`${file}.${where}`, where === 'file' ? bytes : gzipSync(bytes));
}

/** A copy of a backup without its last bytes, as a full disk leaves it. */
export function shortened(file: string, byBytes: number): string {
  return written(`${file}.short${byBytes}`, readFileSync(file).subarray(0, -byBytes));
}

function written(file: string, bytes: Uint8Array): string {
  writeFileSync(file, bytes);
  return file;
}

/** Lets a test wait until somebody in the database waits for a lock. */
export async function somebodyWaits(port: number, database: string): Promise<boolean> {
  return asSuperuser(port, database, async (sql) => {
    const [row] = await sql<{ waits: boolean }[]>`
      select exists (select from pg_locks join pg_database on pg_database.oid = database
        where not granted and datname = current_database()) as waits`;
    return row?.waits === true;
  });
}
