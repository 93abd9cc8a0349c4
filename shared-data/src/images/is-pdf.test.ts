import { expect, test } from 'vitest';
import { isPdf } from './is-pdf.ts';

test.each([
  ['the head alone', '%PDF-1.3\n', true],
  ['a byte-order mark before it', '\ufeff%PDF-1.7\n', true],
  ['empty lines before it, as web programs write', '\r\n\r\n\r\n%PDF-2.0\n', true],
  ['no head where readers look', `${' '.repeat(1024)}%PDF-1.7`, false],
  ['a page that shows one', '<html>', false],
  ['nothing', '', false],
])('%s: %j', async (_, text, expected) => {
  expect(await isPdf(new Blob([text]))).toBe(expected);
});

test('a photo whose notes speak of a PDF is a photo', async () => {
  expect(await isPdf(new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xfe]), 'scanned for %PDF-1.7']))).toBe(false);
});
