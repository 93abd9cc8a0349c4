import type postgres from 'postgres';

/** A column of a table, or an argument or a column of the answer of a function. */
export interface Field {
  name: string;
  /** As PostgreSQL writes it: 'timestamp with time zone', 'text[]'. */
  type: string;
  isNullable: boolean;
  /** Whether it has a value where none is given. */
  hasDefault: boolean;
  /** Whether the database alone writes it. */
  isGenerated: boolean;
}

export interface Relationship {
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}

export interface Table {
  name: string;
  columns: Field[];
  relationships: Relationship[];
}

export interface DatabaseFunction {
  name: string;
  arguments: Field[];
  /** Of a function that returns a table of its own. */
  columns: Field[] | null;
  /** The table whose row it returns. */
  table: string | null;
  type: string;
  isSet: boolean;
}

export interface Catalog {
  tables: Table[];
  functions: DatabaseFunction[];
}

/** Reads what the API serves, the schema `public`: all by name, so that no order of creation shows. */
export async function readCatalog(sql: postgres.Sql): Promise<Catalog> {
  return { tables: await readTables(sql), functions: await readFunctions(sql) };
}

function readTables(sql: postgres.Sql): Promise<Table[]> {
  return sql<Table[]>`
    select relname as name, columns, coalesce(relationships, '[]') as relationships
    from pg_class as relation
    cross join lateral (
      select json_agg(json_build_object(
        'name', attname,
        'type', format_type(atttypid, null),
        'isNullable', not attnotnull,
        'hasDefault', atthasdef or attidentity <> '',
        'isGenerated', attgenerated <> '' or attidentity = 'a'
      ) order by attname) as columns
      from pg_attribute where attrelid = relation.oid and attnum > 0 and not attisdropped
    ) as of_relation
    cross join lateral (
      select json_agg(json_build_object(
        'foreignKeyName', conname,
        'columns', names.columns,
        'isOneToOne', exists (
          select from pg_index
          where indrelid = conrelid and indisunique and indpred is null
            and indkey::smallint[] <@ conkey and conkey <@ indkey::smallint[]
        ),
        'referencedRelation', (select relname from pg_class where oid = confrelid),
        'referencedColumns', names.referenced
      ) order by conname) as relationships
      from pg_constraint
      cross join lateral (
        select json_agg(own.attname order by place) as columns, json_agg(other.attname order by place) as referenced
        from unnest(conkey, confkey) with ordinality as pair (own, other, place)
        join pg_attribute as own on own.attrelid = conrelid and own.attnum = pair.own
        join pg_attribute as other on other.attrelid = confrelid and other.attnum = pair.other
      ) as names
      where conrelid = relation.oid and contype = 'f'
        and (select relnamespace from pg_class where oid = confrelid) = relation.relnamespace
    ) as keys
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname`;
}

function readFunctions(sql: postgres.Sql): Promise<DatabaseFunction[]> {
  return sql<DatabaseFunction[]>`
    select proname as name, coalesce(arguments, '[]') as arguments, columns,
      (select relname from pg_class where reltype = prorettype) as table,
      format_type(prorettype, null) as type, proretset as "isSet"
    from pg_proc
    cross join lateral (
      select
        json_agg(field order by name) filter (where mode = 'i') as arguments,
        json_agg(field order by name) filter (where mode = 't') as columns
      from unnest(
        proargnames, coalesce(proallargtypes, proargtypes::oid[]), proargmodes
      ) with ordinality as field (name, type, given_mode, place)
      cross join lateral (
        select coalesce(given_mode, 'i') as mode, pg_get_function_arg_default(pg_proc.oid, place::integer) as fallback
      ) as meaning
      cross join lateral (
        select json_build_object(
          'name', name,
          'type', format_type(type, null),
          -- Whatever a function answers may be null; what it takes only where null is what it takes anyway.
          'isNullable', mode <> 'i' or coalesce(fallback like 'NULL::%', false),
          'hasDefault', fallback is not null,
          'isGenerated', false
        ) as field
      ) as described
    ) as of_function
    where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
    order by proname`;
}
