import fc from 'fast-check';

const BROKEN: (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  'null',
  '[]',
  '[[]]',
  '[null]',
  '"text"',
  '1e999',
  '{"a":1}{"b":2}',
  '{"":1}',
  '{"a\\u0000":"b\\u0000"}',
  '{"__proto__":null}',
  '[1,"a",{}]',
  '['.repeat(4000) + ']'.repeat(4000),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `{"a":"${'x'.repeat(200_000)}"}`,
  new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
  new Uint8Array(64),
];

/** Content as JSON, and once in so many times a body that is no row, no arguments and no account. */
export function bodyOf(content: fc.Arbitrary<unknown>, { brokenOnceIn }: { brokenOnceIn: number }) {
  const whole = content.map((value) => JSON.stringify(value));
  return fc.oneof({ weight: brokenOnceIn - 1, arbitrary: whole }, fc.constantFrom(...BROKEN));
}
