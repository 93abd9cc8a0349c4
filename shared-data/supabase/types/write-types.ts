import path from 'node:path';
import type { Catalog, DatabaseFunction, Field, Relationship, Table } from './read-catalog.ts';

/** Where `writeTypes` belongs. */
export const TYPES_FILE = path.join(import.meta.dirname, '../../src/database/database.generated.ts');

const HEADER = `/** The schema \`public\` as PostgreSQL's catalog has it. Made by \`pnpm db:types\`, never edited by hand. */

import type { Answered, Json, Key, Table } from './shapes.ts';
`;

const TYPES: Record<string, string> = {
  // Beyond the numbers of JSON: a hosted project answers numbers, the embedded server text.
  bigint: 'number | string',
  bit: 'string',
  numeric: 'number | string',
  boolean: 'boolean',
  bytea: 'string',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'Json',
  smallint: 'number',
  text: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'string',
  'timestamp without time zone': 'string',
  uuid: 'string',
};
const NONE = 'Record<never, never>';
/** Where a table stands, and the properties of a function. */
const TABLE = ' '.repeat(6);
const DEPTH = ' '.repeat(8);

/** A TypeScript type, or an object type by the names of its properties. */
type Shape = string | { [property: string]: Shape };

/**
 * Writes a catalog as the type `Database` of Supabase's clients.
 * @throws Error for a column, an argument or an answer of a type that it does not know.
 */
export function writeTypes({ tables, functions }: Catalog): string {
  const database = {
    public: {
      Tables: Object.fromEntries(tables.map((table) => [table.name, tableShape(table)])),
      Views: NONE,
      Functions: Object.fromEntries(functions.map((one) => [one.name, functionShape(one)])),
      Enums: NONE,
      CompositeTypes: NONE,
    },
  };
  return `${HEADER}\nexport type Database = ${print(database)};\n`;
}

function tableShape({ columns, relationships }: Table): Shape {
  const computed = columns.filter((column) => column.isGenerated);
  const optional = columns.filter((column) => !column.isGenerated && (column.hasDefault || column.isNullable));
  const keys = relationships.map((key) => `\n${DEPTH}${relationshipType(key)},`).join('');
  return `Table<${print(fields(columns), TABLE)}, ${anyOf(optional)}, ${anyOf(computed)}, [${keys && `${keys}\n${TABLE}`}]>`;
}

function relationshipType(relationship: Relationship): string {
  const { foreignKeyName, columns, isOneToOne, referencedRelation, referencedColumns } = relationship;
  const referenced = `'${referencedRelation}', ${names(referencedColumns)}`;
  return `Key<'${foreignKeyName}', ${names(columns)}, ${referenced}, ${isOneToOne}>`;
}

const anyOf = (columns: Field[]) => columns.map(({ name }) => `'${name}'`).join(' | ') || 'never';

const names = (columns: string[]) => `[${columns.map((column) => `'${column}'`).join(', ')}]`;

function functionShape(described: DatabaseFunction): Shape {
  const { arguments: given, table, isSet } = described;
  return {
    Args: given.length === 0 ? 'Record<PropertyKey, never>' : fields(given, (argument) => argument.hasDefault),
    Returns: answerType(described),
    // Rows of a table: what refers to them can be asked for with them.
    ...(table &&
      isSet && { SetofOptions: { from: `'*'`, to: `'${table}'`, isOneToOne: 'false', isSetofReturn: 'true' } }),
  };
}

function answerType({ columns, table, type, isSet }: DatabaseFunction): string {
  if (type === 'void') return 'undefined';
  const one = columns
    ? print(fields(columns), DEPTH)
    : table
      ? `Answered<Database['public']['Tables']['${table}']['Row']>`
      : null;
  if (one) return isSet ? `${one}[]` : one;
  return isSet ? `(${typeOf(type)} | null)[]` : `${typeOf(type)} | null`;
}

function fields(described: Field[], isOptional: (field: Field) => boolean = () => false): Shape {
  return Object.fromEntries(
    described.map((field) => [
      `${field.name}${isOptional(field) ? '?' : ''}`,
      `${typeOf(field.type)}${field.isNullable ? ' | null' : ''}`,
    ]),
  );
}

function typeOf(type: string): string {
  if (type.endsWith('[]')) return `readonly ${typeOf(type.slice(0, -2))}[]`;
  const known = TYPES[type];
  if (!known) throw new Error(`No TypeScript type is known for ${type}: add it to write-types.ts`);
  return known;
}

function print(shape: Shape, indent = ''): string {
  if (typeof shape === 'string') return shape;
  const inner = `${indent}  `;
  const lines = Object.entries(shape).map(([property, type]) => `${inner}${property}: ${print(type, inner)};\n`);
  return `{\n${lines.join('')}${indent}}`;
}
