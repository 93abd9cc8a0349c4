import { expect, it } from 'vitest';
import { readNumber, typedKilograms, type typedNumber, typedYears, typedZloty } from './index.ts';

it.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['0,4', 0.4],
  [',4', 0.4],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1\u202f200,50', 1200.5],
  ['12 345 678', 12_345_678],
  ['\ufeff 007 ', 7],
  ['-3', -3],
  ['−3', -3],
  ['+3', 3],
  ['-0', 0],
])('%j is %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it.each([
  ...[
    '',
    ' ',
    '1e3',
    '12,5,1',
    '1,200.50',
    '1 20',
    '12 3456',
    '12,',
    '.',
    '-',
    '0x10',
    'Infinity',
    'NaN',
    '٣',
    '12 kg',
  ],
])('%j is no number', (typed) => {
  expect(readNumber(typed)).toBeNull();
});

const said = (schema: ReturnType<typeof typedNumber>, typed: string) =>
  schema.safeParse(typed).error?.issues[0]?.message;

it('a field says which number it wants, and keeps what it understands as typed', () => {
  expect(typedYears().parse(' 7 ')).toBe(' 7 ');
  for (const typed of ['2,5', '2.5', '-3', '81', '1e1']) expect(said(typedYears(), typed)).toMatch(/whole years/);
  for (const typed of ['0', '-1', '12,5,1', '10 000', '0,0001'])
    expect(said(typedKilograms(), typed)).toMatch(/kilograms/);
  for (const typed of ['', '0,035', '9 999,999']) expect(said(typedKilograms(), typed)).toBeUndefined();
  expect(said(typedKilograms(true), ' ')).toMatch(/kilograms/);
  for (const typed of ['1\u00a0200', '150,00', '150.0']) expect(said(typedZloty(), typed)).toBeUndefined();
  // A thousand as Germans and Americans write it is not one.
  expect(['1.000', '1,000', '10.000 ', '1e3', '-1', '100 001'].map((typed) => said(typedZloty(), typed))).toEqual([
    ...Array(4).fill('Please enter a whole number of zloty'),
    'A price is 0 zł or more',
    'A price is at most 100,000 zł',
  ]);
});
