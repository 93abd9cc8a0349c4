import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.generated.ts';

export type { Database } from './database.generated.ts';
export { PUBLIC_FUNCTIONS } from './public-functions.ts';
export type { Json } from './shapes.ts';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];

export type TableName = keyof Tables;
export type FunctionName = keyof Functions;

export type Row<Table extends TableName> = Tables[Table]['Row'];

/** A row as it is added: columns with a default, or that may be null, can be missing. */
export type Insert<Table extends TableName> = Tables[Table]['Insert'];

export type Update<Table extends TableName> = Tables[Table]['Update'];

export type Args<Name extends FunctionName> = Functions[Name]['Args'];

export type Returns<Name extends FunctionName> = Functions[Name]['Returns'];

declare const client: PostgrestClient<Database>;

/** Takes an object that may be empty as one that may be missing. */
type Given<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values];

/** Supabase's client for tables and functions; `rpc` takes neither an argument too many nor one too few. */
export type DataClient = Omit<typeof client, 'rpc'> & {
  rpc<Name extends FunctionName>(
    name: Name,
    ...values: Given<Args<Name>>
  ): ReturnType<typeof client.rpc<Name, Args<Name>>>;
};
