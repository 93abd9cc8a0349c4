import { readFileSync } from 'node:fs';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { WrittenCall } from './read-calls.ts';

const TYPES = readFileSync(new URL('../src/database/database.generated.ts', import.meta.url), 'utf8');

/** Nobody's id: what is asked about it is not there, and what is changed by it changes nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What calls in loops or through parameters name; each a table or column that they do call. */
const PARAMETERS: Readonly<Record<string, unknown>> = {
  table: 'vaccinations',
  newestBy: 'given_on',
  column: 'id',
  side: 'client_id',
};

/** Stands for every value that a page would have: nobody's id in an address, null in a body, nothing where it is gone through. */
const anything: unknown = new Proxy(() => anything, {
  get(_, name) {
    if (name === 'toJSON') return (key: string) => (key === '' ? {} : null);
    if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : NOBODY);
    if (name === Symbol.iterator) return () => [][Symbol.iterator]();
    return name === 'then' || typeof name === 'symbol' ? undefined : anything;
  },
});

/** The names that a chain may use: constants as they are written, and anything for the rest. */
function scopeOf(constants: ReadonlyMap<string, string>): object {
  const scope: object = new Proxy(
    {},
    {
      has: () => true,
      get(_, name) {
        if (typeof name === 'symbol' || name === 'undefined') return undefined;
        // Date, Number …
        if (/^[A-Z][a-z]/.test(name)) return Reflect.get(globalThis, name);
        if (Object.hasOwn(PARAMETERS, name)) return PARAMETERS[name];
        const written = constants.get(name);
        return written === undefined ? anything : withAnyEntry(evaluate(written, scope));
      },
    },
  );
  return scope;
}

/** Of a table of constants that is asked by a value of the page, the first one. */
function withAnyEntry(constant: unknown): unknown {
  if (typeof constant !== 'object' || constant === null || Array.isArray(constant)) return constant;
  return new Proxy(constant, {
    get: (entries, name) =>
      name in entries || typeof name === 'symbol' || name === 'toJSON'
        ? Reflect.get(entries, name)
        : Object.values(entries)[0],
  });
}

/** Our own sources, never anything from outside. */
const evaluate = (text: string, scope: object): unknown =>
  new Function('scope', `with (scope) return (${text})`)(scope);

const isNull = (names: Iterable<string>) => Object.fromEntries(Array.from(names, (name) => [name, null]));
const namesIn = (written: string, depth: number) =>
  Array.from(written.matchAll(new RegExp(`^ {${depth}}(\\w+):`, 'gm')), ([, name = '']) => name);

/** The arguments that a function cannot do without, all null. */
function requiredArguments(name: string): Record<string, null> {
  const [, written = ''] =
    new RegExp(`\\n {6}${name}: \\{[\\s\\S]*?\\n {8}Args: (?:\\{\\n([\\s\\S]*?)\\n {8}\\}|Record)`).exec(TYPES) ?? [];
  return isNull(namesIn(written, 10));
}

/** The columns that a new row cannot do without, all null. */
function requiredColumns(table: string): Record<string, null> {
  const [, row = '', spared = ''] =
    new RegExp(`\\n {6}${table}: Table<\\{([\\s\\S]*?)\\n {6}\\}, (.*)`).exec(TYPES) ?? [];
  return isNull(namesIn(row, 8).filter((column) => !spared.includes(`'${column}'`)));
}

const asJson = (given: unknown) => JSON.parse(JSON.stringify(given)) as object;

const FITTING = [
  [/(?:_on|_date|^until)$/, '2027-03-28'],
  [/_at$/, '2027-03-28T12:00:00Z'],
  [/_time$/, '10:00'],
  [/^(?:limit|offset)$/, '1'],
] as const;

/** Values that a column of days or moments can be compared with, and pages that are some. */
function readable(address: string): string {
  const url = new URL(address);
  for (const [name, value] of url.searchParams) {
    const [, fitting] = FITTING.find(([names]) => names.test(name)) ?? [];
    if (fitting) url.searchParams.set(name, value.replaceAll(NOBODY, fitting));
  }
  return url.href;
}

export interface Caller {
  url: string;
  key: string;
  /** Of whoever is signed in. */
  accessToken: string;
  fetch?: typeof fetch;
}

/** Makes a call and says what came of it: '200', or '403 42501'. No value of it is anybody's. */
export async function makeCall(
  { chain, constants }: WrittenCall,
  { url, key, accessToken, fetch: send = fetch }: Caller,
) {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${accessToken}` },
    fetch: (input, init) => send(readable(String(input)), init),
    retry: false,
  });
  const rpc = (name: string, given: object = {}, options?: object) =>
    client.rpc(name, { ...requiredArguments(name), ...asJson(given) }, options);
  const from = (table: string) => {
    const rows = client.from(table);
    const { insert, upsert } = rows;
    const whole = (given: object) => ({ ...requiredColumns(table), ...asJson(given) });
    return Object.assign(rows, {
      insert: (row: object) => insert.call(rows, whole(row)),
      upsert: (row: object, options: object) => upsert.call(rows, whole(row), options),
    });
  };
  const made = evaluate(`client${chain}`, scopeWith(scopeOf(constants), { rpc, from })) as ReturnType<typeof from>;
  // A table alone, to which either of two methods is applied later.
  const asked = 'then' in made ? made : made.select().limit(1);
  const { status, error } = (await asked) as { status: number; error: { code?: string } | null };
  return [status, error?.code].filter(Boolean).join(' ');
}

const scopeWith = (scope: object, client: object): object =>
  new Proxy(scope, { get: (inner, name) => (name === 'client' ? client : Reflect.get(inner, name)) });
