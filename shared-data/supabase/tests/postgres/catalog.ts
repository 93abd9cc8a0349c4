import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';

/** What a schema says: 'policy public.pets "owners add their pets"' → its definition. Rows stand as 'row …' → ''. */
export type Catalog = ReadonlyMap<string, string>;

const CATALOG = readFileSync(path.join(import.meta.dirname, 'catalog.sql'), 'utf8');

/** Reads it within a transaction, whose search path is empty from here on. Rows: those of public, private and storage. */
export async function readCatalog(sql: postgres.TransactionSql): Promise<Catalog> {
  await sql`set local search_path = ''`;
  const things = await sql.unsafe<{ kind: string; name: string; definition: string }[]>(CATALOG);
  const catalog = new Map(things.map(({ kind, name, definition }) => [`${kind} ${name}`, definition]));
  for (const row of await readRows(sql)) catalog.set(`row ${row}`, '');
  return catalog;
}

/** Without the moments at which they were written. */
async function readRows(sql: postgres.TransactionSql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relnamespace::regnamespace::text in ('public', 'private', 'storage') and relkind = 'r' order by 1`;
  const rows: string[] = [];
  for (const { name } of tables) {
    const held = await sql.unsafe<{ row: string }[]>(
      `select (to_jsonb(held) - array['created_at', 'updated_at'])::text as row from ${name} as held`,
    );
    rows.push(...held.map(({ row }) => `${name} ${row}`));
  }
  return rows;
}

/** What one has and the other has not, and what both have with different definitions; [] when they say the same. */
export function differences(one: Catalog, other: Catalog): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.flatMap((name) => {
    const [first, second] = [one.get(name), other.get(name)];
    if (first === second) return [];
    if (second === undefined) return [`only in the first: ${name}`];
    if (first === undefined) return [`only in the second: ${name}`];
    return [`different: ${name}\n  ${first}\n  ${second}`];
  });
}
