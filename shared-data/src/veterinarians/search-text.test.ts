import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it('is what was typed, trimmed', () => {
  expect(searchText('  Żółw 50%_\\ <b> 😀 ')).toBe('Żółw 50%_\\ <b> 😀');
});

it('is composed, without what nobody sees', () => {
  expect(searchText('Krako\u0301w')).toBe('Kraków');
  expect(searchText('\u200bkot\u00ad\u202c')).toBe('kot');
});

it('is cut where a box would end, between two characters', () => {
  expect(searchText(`${'x'.repeat(99)}😀 kot`)).toBe(`${'x'.repeat(99)}😀`);
  expect(searchText(`${'x'.repeat(99)} kot`)).toBe('x'.repeat(99));
});

it('is empty for a missing parameter, for spaces, and for characters that nobody types', () => {
  for (const parameter of [null, '', '   ', '\u0000', '\t\n']) expect(searchText(parameter)).toBe('');
});
