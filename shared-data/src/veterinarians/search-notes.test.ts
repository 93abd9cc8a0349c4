import { expect, test } from 'vitest';
import type { SearchMeaning } from './search-meanings.ts';
import { asTyped, searchNotes } from './search-notes.ts';

const meant = (piece: string, meaning: Partial<SearchMeaning> = {}): SearchMeaning => ({
  ...{ piece, kind: null, label: null, corrected: false, missing: false },
  ...meaning,
});

test('what was misspelt, where nobody works and what nobody has is told, each once', () => {
  const notes = searchNotes([
    meant('anna'),
    meant('rabit', { kind: 'pet_type', label: 'Rabbits', corrected: true }),
    meant('sopocie', { kind: 'town', label: 'Sopot' }),
    meant('exotic', { kind: 'pet_type', label: 'Exotic pets', missing: true }),
    meant('exotic', { kind: 'specialty', label: 'Exotic Animals', missing: true }),
  ]);
  expect(notes).toEqual({
    corrected: [{ typed: 'rabit', read: 'rabbits' }],
    nearestTo: ['Sopot'],
    missing: ['exotic'],
    outOfReach: [],
    isNothingLeft: false,
  });
});

test('words are told as they were typed', () => {
  const text = 'Królik jutro po  południu Żółw';
  expect(['krolik', 'jutro po poludniu', 'zolw'].map((piece) => asTyped(piece, text))).toEqual([
    'Królik',
    'jutro po południu',
    'Żółw',
  ]);
  expect(asTyped('of another search', text)).toBe('of another search');
  expect(searchNotes([meant('zolw', { missing: true })], text).missing).toEqual(['Żółw']);
});
