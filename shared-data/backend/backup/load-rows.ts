import pg from 'pg';
import { StartFailure } from '../data-folder.ts';
import { copyIn } from './copy-rows.ts';
import { type Manifest, VETO_MAJOR } from './manifest.ts';
import { columnList, countRows, listMigrations, listTables, rowsFolder, sqlName, type Table } from './tables.ts';

/**
 * Refuses a backup that today's schema has no place for.
 * @throws StartFailure
 */
export async function refuseForeignBackup(
  client: pg.ClientBase,
  { veto, migrations, tables }: Manifest,
): Promise<void> {
  const latest = (await listMigrations(client)).at(-1) ?? '';
  if (veto > VETO_MAJOR || (migrations.at(-1) ?? '') > latest)
    throw new StartFailure('The backup was made by a later Veto: restore it with that one.');
  const here = new Map((await listTables(client)).map((table) => [rowsFolder(table), table.columns]));
  const gone = tables.flatMap((table) => {
    if (table.rows === 0) return [];
    const columns = here.get(rowsFolder(table));
    if (!columns) return [sqlName(table)];
    return table.columns.filter((column) => !columns.includes(column)).map((column) => `${sqlName(table)}.${column}`);
  });
  if (gone.length > 0)
    throw new StartFailure(
      `The backup has rows for which this Veto has no place (${gone.join(', ')}): restore it with the Veto that made it, and start this one on that data folder then.`,
    );
}

/** @throws StartFailure when this owner may not load rows without their triggers. */
export async function withoutTriggers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ may: boolean; owner: string }>(
    `select has_parameter_privilege('session_replication_role', 'set') as may, quote_ident(current_user) as owner`,
  );
  const [right] = rows;
  if (!right?.may)
    throw new StartFailure(
      `The owner of the database may not load rows without their triggers: let a superuser of its server run "grant set on parameter session_replication_role to ${right?.owner}".`,
    );
  await client.query('set local session_replication_role = replica');
}

/** Where the parts of each table go, by the table's folder in the archive. */
export type Targets = Map<string, (part: AsyncIterable<Uint8Array>) => Promise<void>>;

/**
 * Makes room for a backup's rows in a fresh database, where migrations have put rows of their own: the backup's take their
 * place. Those that a migration brought after the backup was made stay.
 */
export async function makeRoom(client: pg.ClientBase, { migrations, tables }: Manifest): Promise<Targets> {
  const isSameSchema = await hasSchemaOf(client, migrations);
  const targets: Targets = new Map();
  for (const table of tables) {
    if (table.rows === 0 && !isSameSchema) continue;
    const keys = isSameSchema ? [] : await primaryKey(client, table);
    const merges = keys.length > 0 && (await countRows(client, table)) > 0;
    if (!merges) await client.query(`delete from ${sqlName(table)}`);
    targets.set(rowsFolder(table), (part) =>
      merges ? merge(client, table, keys, part) : copyIn(client, sqlName(table), table.columns, part),
    );
  }
  return targets;
}

/**
 * Whether the backup is of this database's schema. A backup of a site from before the baseline also names the migrations that
 * the baseline replaces.
 */
async function hasSchemaOf(client: pg.ClientBase, migrations: readonly string[]): Promise<boolean> {
  const here = await listMigrations(client);
  const [baseline = ''] = here;
  return migrations.filter((version) => version >= baseline).join() === here.join();
}

/** The backup's values win; columns that came later keep what the migration has put there. */
async function merge(client: pg.ClientBase, table: Table, keys: string[], part: AsyncIterable<Uint8Array>) {
  const [target, columns] = [sqlName(table), columnList(table.columns)];
  await client.query(`create temp table incoming on commit drop as select ${columns} from ${target} with no data`);
  await copyIn(client, 'pg_temp.incoming', table.columns, part);
  const others = table.columns.filter((column) => !keys.includes(column)).map(pg.escapeIdentifier);
  const values = others.map((column) => `${column} = excluded.${column}`);
  await client.query(
    `insert into ${target} (${columns}) overriding system value select ${columns} from pg_temp.incoming
     on conflict (${columnList(keys)}) do ${values.length > 0 ? `update set ${values.join(', ')}` : 'nothing'}`,
  );
  await client.query('drop table pg_temp.incoming');
}

async function primaryKey(client: pg.ClientBase, table: Table): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select attname::text as column from pg_index
       join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and indisprimary`,
    [sqlName(table)],
  );
  return rows.map(({ column }) => column);
}

/** @throws when a table holds fewer rows than the backup, or, in the schema of the backup, another number. */
export async function proveCounts(client: pg.ClientBase, { migrations, tables }: Manifest): Promise<void> {
  const isSameSchema = await hasSchemaOf(client, migrations);
  for (const table of tables) {
    if (table.rows === 0 && !isSameSchema) continue;
    const count = await countRows(client, table);
    if (isSameSchema ? count !== table.rows : count < table.rows)
      throw new StartFailure(
        `${sqlName(table)} holds ${count} rows, and the backup ${table.rows}: nothing was restored.`,
      );
  }
}

/** Lets each sequence go on where the backup's had come to. */
export async function resetSequences(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval(sequence, $2) from to_regclass($1) as sequence where sequence is not null', [
      sqlName(sequence),
      sequence.last,
    ]);
}
