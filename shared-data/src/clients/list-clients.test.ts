import { expect, test } from 'vitest';
import { clientWords } from './list-clients.ts';

test.each([
  ['600\u00a0100\u00a0200', '+48 600 100 200'],
  ['0 600 100 200', '+48 600 100 200'],
  ['(0-22) 119 45 67 wew. 3', '+48 22 119 45 67'],
  ['00380671234567', '+380671234567'],
  // A part of a number, and names.
  ['600\u00a0100', '600 100'],
  [' Olga\u00a0 Nowak ', 'Olga Nowak'],
  ['', ''],
])('%j asks for %j', (typed, asked) => expect(clientWords(typed)).toBe(asked));
