import { expect, test } from 'vitest';
import { tableFile } from './table-file.ts';

const read = (table: Parameters<typeof tableFile>[0]) => {
  const bytes = tableFile(table);
  expect([...bytes.slice(0, 2)]).toEqual([0xff, 0xfe]);
  return new TextDecoder('utf-16le').decode(bytes);
};

test('columns stand at tabs, rows on lines, with Polish letters and emoji whole', () => {
  expect(
    read([
      ['Tydzień', 'Wizyty'],
      ['2026-11-23 🐈', 12],
    ]),
  ).toBe('Tydzień\tWizyty\r\n2026-11-23 🐈\t12\r\n');
});

test('what was typed is no formula, and stays in its cell', () => {
  expect(read([['=1+1', '@SUM(A1)', '-x', '+48', -5]])).toBe("'=1+1\t'@SUM(A1)\t'-x\t'+48\t-5\r\n");
  expect(read([['a\tb', 'say "x"', 'two\r\nlines']])).toBe('"a\tb"\t"say ""x"""\t"two\r\nlines"\r\n');
});
