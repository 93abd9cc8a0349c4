import type { Random } from '../seed/random.ts';
import { brokenBody } from './broken-bodies.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { Surface } from './surface.ts';
import { anyValue, hostileText } from './values.ts';

const VERBS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const;
const OPERATORS = [
  ...(['eq', 'neq', 'gt', 'lt', 'like', 'ilike', 'match', 'in', 'is', 'cs', 'cd', 'ov', 'fts', 'plfts', 'sl'] as const),
  ...(['adj', 'isdistinct', 'not.eq', 'not.in', 'eq(any)', 'like(all)', 'nonsense', ''] as const),
];
const WHOLE_QUESTIONS = [
  ...([
    'order=%00',
    'order=id.asc.sideways',
    'order=nothing',
    'limit=-1',
    'limit=x',
    'offset=1e9',
    'select=',
    '=',
  ] as const),
  ...([
    'select=*,*',
    'select=id,nothing(*)',
    'select=count()',
    'select=id::int',
    'select=id::nothing',
    'select=a(b(c(d(e',
  ] as const),
  ...([
    'or=(',
    'or=()',
    'and=(id.eq.1,or(',
    'not.and=(id.eq.x)',
    'on_conflict=nothing',
    'columns=a,b',
    'name=%ff',
  ] as const),
  ...([
    '%ff=1',
    'id=',
    'id=.',
    'id=eq',
    'a->b->>c=eq.1',
    'select=id->a->>b',
    '%F0%9F%90%88=eq.1',
    'limit=1&limit=2',
  ] as const),
  ...([
    '__proto__=eq.1',
    'constructor=eq.1',
    'select=__proto__',
    'select=...profiles(*)',
    'select=x:id,x:name',
    '&&&',
  ] as const),
] as const;
const HEADERS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  {},
  {},
  {},
  { prefer: 'return=representation' },
  { prefer: 'resolution=merge-duplicates,return=representation' },
  { prefer: 'count=exact' },
  { prefer: 'count=nothing,tx=rollback,missing=default,max-affected=x,handling=strict' },
  { prefer: 'timezone=Mars/Olympus' },
  { range: '0-4' },
  { range: '9-1' },
  { range: 'x', 'range-unit': 'items' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.plan+json' },
  { accept: 'image/png' },
  { 'accept-profile': 'auth', 'content-profile': 'private' },
  { authorization: 'Bearer nonsense' },
  { authorization: 'Basic eDp5' },
];

export function restRequest({ tables, functions }: Surface, random: Random): FuzzRequest {
  const [table, ...otherTables] = tables;
  const [routine, ...otherRoutines] = functions;
  if (!table || !routine) throw new Error('The database shows nothing.');
  const headers = { 'content-type': 'application/json', ...random.pick(HEADERS) };
  if (random.between(1, 3) === 1) {
    const { name, parameters } = random.pick([routine, ...otherRoutines]);
    return callOf(name, parameters, headers, random);
  }
  const { name, columns } = random.pick([table, ...otherTables]);
  const method = random.pick(VERBS);
  const path = `/rest/v1/${name}?${questionOf(columns, random)}`;
  if (!['POST', 'PATCH', 'PUT'].includes(method)) return { method, path, headers };
  const row = () =>
    Object.fromEntries(someOf(columns, random).map((column) => [column.name, anyValue(random, column.type)]));
  const rows = random.between(1, 3) === 1 ? Array.from({ length: random.between(0, 4) }, row) : row();
  return { method, path, headers, body: random.between(1, 8) === 1 ? brokenBody(random) : JSON.stringify(rows) };
}

function callOf(
  name: string,
  parameters: Surface['functions'][number]['parameters'],
  headers: Record<string, string>,
  random: Random,
): FuzzRequest {
  const given = someOf(parameters, random).map(
    ({ name: parameter, type }) => [parameter, anyValue(random, type)] as const,
  );
  const method = random.pick(VERBS);
  const path = `/rest/v1/rpc/${name}`;
  if (['POST', 'PATCH', 'PUT'].includes(method))
    return {
      method,
      path,
      headers,
      body: random.between(1, 8) === 1 ? brokenBody(random) : JSON.stringify(Object.fromEntries(given)),
    };
  const question = given.map(([parameter, value]) => `${parameter}=${inAddress(asText(value))}`);
  return { method, path: `${path}?${question.join('&')}`, headers };
}

function questionOf(columns: readonly { name: string; type: string }[], random: Random): string {
  const parts = Array.from({ length: random.between(0, 3) }, () => {
    if (random.between(1, 3) === 1) return random.pick(WHOLE_QUESTIONS);
    const [first, ...others] = columns;
    const column = first ? random.pick([first, ...others]) : { name: 'id', type: 'uuid' };
    const value = random.between(1, 2) === 1 ? asText(anyValue(random, column.type)) : hostileText(random);
    const operator = random.pick(['eq', ...OPERATORS]);
    return `${column.name}=${operator}.${inAddress(operator.includes('in') ? `(${value})` : value)}`;
  });
  return parts.join('&');
}

function someOf<Entry>(entries: readonly Entry[], random: Random): Entry[] {
  return entries.filter(() => random.between(1, 2) === 1);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Half of a character cannot be written in an address at all. */
function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
