import pg from 'pg';
import type { BackedUpTable, Manifest } from './manifest.ts';

/** A table and the columns that rows are written with: all but the generated ones. */
export type Table = Pick<BackedUpTable, 'schema' | 'name' | 'columns'>;

/** Everything that people and services write is in them. */
const SCHEMAS = ['public', 'private', 'auth', 'storage'];

/** Dates and numbers are written, and read, in one form, whatever the server's own settings say. */
export const PLAIN_FORMS = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1;
  set local client_encoding = 'UTF8'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select nspname::text as schema, relname::text as name, columns
     from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       cross join lateral (
         select array_agg(attname::text order by attnum) as columns from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
       ) as written
     where relkind = 'r' and relpersistence = 'p' and nspname = any($1) and columns is not null
     order by nspname, relname`,
    [SCHEMAS],
  );
  return rows;
}

/** Sequences that have given a number, with the last one. */
export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname::text as schema, sequencename::text as name, last_value::text as last
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Versions of the migrations that a database has, in order; none where it has no schema yet. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as there`,
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ version: string }>(
    'select version::text from supabase_migrations.schema_migrations order by 1',
  );
  return rows.map(({ version }) => version);
}

export async function countRows(client: pg.ClientBase, table: Pick<Table, 'schema' | 'name'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*) as count from ${sqlName(table)}`);
  return rows[0]?.count ?? 0;
}

export const sqlName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const columnList = (columns: readonly string[]) => columns.map(pg.escapeIdentifier).join(', ');

/** The folder in the archive that holds a table's rows, in parts of whole rows. */
export const rowsFolder = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `rows/${schema}.${name}/`;
