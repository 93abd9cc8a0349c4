import { expect, test } from 'vitest';
import type { SearchMeaning } from './search-meanings.ts';
import { searchNotes } from './search-notes.ts';

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
