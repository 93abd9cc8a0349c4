import fc from 'fast-check';

const ID = '5eed0001-0000-4000-8000-000000000001';

/** Values that a column or a parameter of this type takes, by the name that Postgres gives it. */
const FITTING: Record<string, unknown[]> = {
  uuid: [ID],
  'uuid[]': [[ID]],
  text: ['Rex', 'Dog', 'upcoming'],
  date: ['2026-12-01'],
  time: ['10:00'],
  'time without time zone': ['10:00'],
  timestamptz: ['2026-12-01T10:00:00Z'],
  bool: [true, false],
  boolean: [true, false],
  numeric: [1.5],
  int2: [1],
  int4: [3],
  integer: [3],
  jsonb: [{ a: 1 }, []],
  _text: [['Dog']],
  'text[]': [['Dog']],
};

/** Values that hardly any type takes, and those that take some server down. */
const HOSTILE: unknown[] = [
  ...[null, true, 0, -1, 1e308, 1e-320, 2 ** 53, 99999999999999, '', ' ', 'null', '0', "'; drop table pets; --"],
  ...['{}', '{"}', '{{a},{b}}', '[1', '\\', '"', '%', '%25', 'infinity', '-infinity', 'NaN', '24:00', '25:61:61'],
  ...['2026-02-30', '294277-01-01', '0001-01-01 BC', 'a\0b', '\ud800', 'é\udc00', '🐈'.repeat(40), 'x'.repeat(9000)],
  ...[[], {}, [[]], [[1], 2], [null], [{}], [['a'], { b: 1 }], { length: 5 }, { toString: 1 }, { valueOf: null }],
  ...[{ __proto__: 1 }, JSON.parse('{"__proto__":{"a":1}}'), { constructor: 1 }, { hasOwnProperty: 1 }],
  ...[Array.from({ length: 60 }, () => 'a'), Array.from({ length: 12 }).reduce((inner) => [inner], 1 as unknown)],
];

const hostile = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE) },
  // Values that nobody thought of.
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

export const hostileText = hostile.map(asText);

/** Mostly a value that fits, so that the rest of the request is reached, too. */
export function anyValue(type: string): fc.Arbitrary<unknown> {
  const fitting = FITTING[type];
  return fitting ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...fitting) }, hostile) : hostile;
}

/** An object with some of these fields. */
export function someOf(fields: readonly (readonly [name: string, value: fc.Arbitrary<unknown>])[]) {
  return fc.subarray([...fields]).chain((chosen) => fc.record<Record<string, unknown>>(Object.fromEntries(chosen)));
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Half of a character cannot be written in an address at all. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
