import fc from 'fast-check';
import { bodyOf } from './broken-bodies.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { Surface } from './surface.ts';
import { anyValue, asText, hostileText, inAddress, someOf } from './values.ts';

const VERBS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];
const OPERATORS = [
  ...'eq eq neq gt lt like ilike match in is cs cd ov fts plfts sl adj isdistinct not.eq not.in'.split(' '),
  ...['eq(any)', 'like(all)', 'nonsense', ''],
];
const WHOLE_QUESTIONS = `order=%00 order=id.asc.sideways order=nothing limit=-1 limit=x offset=1e9 select= = select=*,*
  select=id,nothing(*) select=count() select=id::int select=id::nothing select=a(b(c(d(e or=( or=() and=(id.eq.1,or(
  not.and=(id.eq.x) on_conflict=nothing columns=a,b name=%ff %ff=1 id= id=. id=eq a->b->>c=eq.1 select=id->a->>b
  %F0%9F%90%88=eq.1 limit=1&limit=2 __proto__=eq.1 constructor=eq.1 select=__proto__ select=...profiles(*)
  select=x:id,x:name &&&`.split(/\s+/);
const HEADERS: Record<string, string>[] = [
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

type Column = Surface['tables'][number]['columns'][number];

export function restRequest({ tables, functions }: Surface): fc.Arbitrary<FuzzRequest> {
  const call = fc.constantFrom(...functions).chain(({ name, parameters }) => {
    const given = someOf(parameters.map(fieldOf));
    return requestOf(`rpc/${name}`, given.map(inQuestion), given).map((request) =>
      request.body === undefined ? request : { ...request, path: `/rest/v1/rpc/${name}` },
    );
  });
  const question = fc.constantFrom(...tables).chain(({ name, columns }) => {
    const row = someOf(columns.map(fieldOf));
    const rows = fc.oneof({ weight: 2, arbitrary: row }, fc.array(row, { maxLength: 4 }));
    return requestOf(name, questionOf(columns), rows);
  });
  return fc.oneof(call, { weight: 2, arbitrary: question });
}

function requestOf(place: string, question: fc.Arbitrary<string>, content: fc.Arbitrary<unknown>) {
  return fc
    .record({
      method: fc.constantFrom(...VERBS),
      path: question.map((text) => `/rest/v1/${place}?${text}`),
      headers: fc.constantFrom(...HEADERS).map((own) => ({ 'content-type': 'application/json', ...own })),
      body: bodyOf(content, { brokenOnceIn: 8 }),
    })
    .map(
      ({ body, ...request }): FuzzRequest =>
        ['POST', 'PATCH', 'PUT'].includes(request.method) ? { ...request, body } : request,
    );
}

function questionOf(columns: readonly Column[]): fc.Arbitrary<string> {
  const condition = fc
    .constantFrom(...columns)
    .chain(({ name, type }) =>
      fc
        .tuple(fc.constantFrom(...OPERATORS), fc.oneof(anyValue(type).map(asText), hostileText))
        .map(([operator, value]) => `${name}=${operator}.${inAddress(operator.includes('in') ? `(${value})` : value)}`),
    );
  const part = fc.oneof(fc.constantFrom(...WHOLE_QUESTIONS), { weight: 2, arbitrary: condition });
  return fc.array(part, { maxLength: 3 }).map((parts) => parts.join('&'));
}

function fieldOf({ name, type }: Column) {
  return [name, anyValue(type)] as const;
}

function inQuestion(given: Record<string, unknown>): string {
  return Object.entries(given)
    .map(([name, value]) => `${name}=${inAddress(asText(value))}`)
    .join('&');
}
