import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Sends every parameter as text, and leaves it to Postgres to refuse what is none of the type that the statement expects
 * there (22P02, answered with 400). PGlite has no text for some values, a number where an array is expected among them,
 * and writes a message that Postgres cannot read: that is the end of the session which all visitors share.
 *
 * The types are read once: call it when the schema stands.
 */
export async function sendParametersAsText(driver: PgliteConnection['driver']): Promise<void> {
  const { rows } = await driver.query<{ oid: number; is_array: boolean }>(
    `select oid::int, typcategory = 'A' as is_array from pg_type where typisdefined`,
  );
  for (const { oid, is_array } of rows) driver.serializers[oid] = is_array ? textOfArray : textOf;
}

/** As PostgREST hands on a value of a JSON body: text as it is, of an object or a list the JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** @see https://www.postgresql.org/docs/17/arrays.html#ARRAYS-IO */
function textOfArray(value: unknown): string {
  if (!Array.isArray(value)) return textOf(value);
  const entries = value.map((entry: unknown) => {
    if (entry === null || entry === undefined) return 'NULL';
    return Array.isArray(entry) ? textOfArray(entry) : `"${textOf(entry).replaceAll(/["\\]/g, '\\$&')}"`;
  });
  return `{${entries.join(',')}}`;
}
