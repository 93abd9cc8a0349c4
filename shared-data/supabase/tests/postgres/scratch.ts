import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_LIMITS } from '../../../backend/limits.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { addressOf, asSuperuser } from './server.ts';

const projectFolder = path.join(import.meta.dirname, '../..');

/** The texts of the SQL files of `supabase/<folder>`, in the order of their names, in which they run. */
export function readSql(folder: 'migrations' | 'schemas'): string[] {
  const files = readdirSync(path.join(projectFolder, folder)).sort();
  return files.map((file) => readFileSync(path.join(projectFolder, folder, file), 'utf8'));
}

/** Makes a database as a project is before its first migration, with the tables of its services. @returns its name. */
export async function createProject(port: number): Promise<string> {
  const database = `project_${randomBytes(6).toString('hex')}`;
  await asSuperuser(port, 'postgres', (sql) => sql.unsafe(`create database ${database} owner postgres`));
  // Read by the embedded services as they load.
  Object.assign(process.env, { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' });
  const [{ App }, { openDatabase }, { testServices }] = await Promise.all([
    import('@supabase/lite'),
    import('../../../backend/postgres/database.ts'),
    import('../test-services.ts'),
  ]);
  const { close } = await openDatabase(
    addressOf('postgres', port, database),
    DEFAULT_LIMITS.databaseOfAddress,
    async (connection) => {
      const app = new App({
        connection,
        auth: { enabled: true },
        storage: { enabled: true },
        studio: { enabled: false },
      });
      app._storageAdapter = testServices(tmpdir()).storageAdapter;
      await app.init();
      await app.ensureSystemSchema();
    },
  );
  await close();
  return database;
}

/** Runs these texts in a database as the owner of the project, who is no superuser. They stay. */
export async function load(port: number, database: string, texts: readonly string[]): Promise<void> {
  await asSuperuser(port, database, async (sql) => {
    await sql`set session authorization postgres`;
    for (const text of texts) await sql.unsafe(text);
  });
}

/** What a project says after these texts; nothing of it stays, neither in the database nor in the roles of the server. */
export async function catalogAfter(port: number, database: string, texts: readonly string[]): Promise<Catalog> {
  let catalog: Catalog = new Map();
  const undo = new Error('Nothing of this stays.');
  try {
    await asSuperuser(port, database, (connection) =>
      connection.begin(async (sql) => {
        // Roles belong to the whole server. Of two that change one at the same time PostgreSQL refuses one, so the others wait;
        // and what the migrated template has set would otherwise stand for these texts.
        await sql.unsafe('lock table pg_catalog.pg_db_role_setting in share row exclusive mode');
        await sql.unsafe(
          'alter role anon reset all; alter role authenticated reset all; alter role service_role reset all',
        );
        await sql`set session authorization postgres`;
        for (const text of texts) await sql.unsafe(text);
        await sql`reset session authorization`;
        catalog = await readCatalog(sql);
        throw undo;
      }),
    );
  } catch (error) {
    if (error !== undo) throw error;
  }
  return catalog;
}
