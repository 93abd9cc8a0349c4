import { expect, test } from 'vitest';
import { notesInPolish } from './search-notes.ts';

const MEANING = { piece: 'sopocie', kind: 'town', label: 'Sopot', corrected: false, missing: false };

test('what was left out, and where nobody works, is said in Polish', () => {
  expect(notesInPolish([])).toEqual([]);
  expect(notesInPolish([MEANING, { ...MEANING, piece: 'xyz', kind: null, label: null, missing: true }])).toEqual([
    'Sopot: nikt tam jeszcze nie przyjmuje. Oto najbliżsi weterynarze.',
    'Nie znaleziono: „xyz”. Oto weterynarze dla pozostałych słów.',
  ]);
});
