import * as z from 'zod/mini';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type NullWhereMissing<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;
type Named<Row, Names> = {
  [Column in keyof Row as Column extends keyof Names
    ? Names[Column] & string
    : CamelCase<Column & string>]-?: NullWhereMissing<Row[Column]>;
};

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A row as the code names it: the column `created_at` is `createdAt`, or what `names` says; what is missing is null. Other columns
 * are left out.
 */
export function namedRow<
  Columns extends z.core.$ZodLooseShape,
  const Names extends { readonly [Column in keyof Columns]?: string } = object,
>(columns: Columns, names?: Names) {
  type Row = z.infer<z.ZodMiniObject<Columns>>;
  const known: Readonly<Record<string, string | undefined>> = names ?? {};
  return z.pipe(
    z.object(columns),
    z.transform((row: Row) => {
      const read = row as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        Object.keys(columns).map((column) => [known[column] ?? camelCase(column), read[column] ?? null]),
      ) as Named<Row, Names>;
    }),
  );
}

/** A column that has this value where it is null or missing. */
export const orElse = <Column extends z.ZodMiniType, Value extends z.output<Column> | null>(
  column: Column,
  value: Value,
) =>
  z.pipe(
    z.nullish(column),
    z.transform((read: z.output<Column> | null | undefined) => read ?? value),
  );
