import type { SqlTransaction } from '../postgres/sql-connection.ts';

/** What the API shows of the database: what a fuzz asks for. */
export interface Surface {
  tables: { name: string; columns: { name: string; type: string }[] }[];
  functions: { name: string; parameters: { name: string; type: string }[] }[];
  buckets: string[];
}

/** Reads tables, functions and buckets from the catalog, so that a new one is asked for without being listed. */
export async function readSurface(database: SqlTransaction): Promise<Surface> {
  const tables = await database.query<Surface['tables'][number]>(
    `select table_name as name, json_agg(json_build_object('name', column_name, 'type', udt_name) order by column_name) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  );
  const functions = await database.query<Surface['functions'][number]>(
    `select routine.proname as name, coalesce((
       select json_agg(json_build_object('name', parameter.name, 'type', format_type(parameter.type, null)))
       from unnest(routine.proargnames, routine.proargtypes::oid[]) as parameter (name, type)
       where parameter.type is not null
     ), '[]') as parameters
     from pg_proc routine where pronamespace = 'public'::regnamespace and prokind = 'f' order by 1`,
  );
  const buckets = await database.query<{ id: string }>('select id from storage.buckets order by 1');
  return { tables: tables.rows, functions: functions.rows, buckets: buckets.rows.map(({ id }) => id) };
}
