import { expect, test } from 'vitest';
import { notesInPolish } from './search-notes.ts';

const MEANING = { piece: 'sopocie', kind: 'town', label: 'Sopot', corrected: false, missing: false };

test('what was left out, and where nobody works, is said in Polish', () => {
  expect(notesInPolish([], 0)).toEqual([]);
  expect(notesInPolish([MEANING, { ...MEANING, piece: 'xyz', kind: null, label: null, missing: true }], 4)).toEqual([
    'Sopot: nikt tam jeszcze nie przyjmuje. Oto najbliżsi weterynarze.',
    'Nie znaleziono: „xyz”.',
    'Oto weterynarze dla pozostałych słów.',
  ]);
});

test('who searches near themselves is told how, while nobody knows where they are', () => {
  const near = { ...MEANING, piece: 'blisko mnie', kind: 'near', label: 'Near me' };
  const asked = ['Naciśnij „Użyj mojej lokalizacji”, aby znaleźć weterynarzy blisko siebie.'];
  expect(notesInPolish([near], 4)).toEqual(asked);
  expect(notesInPolish([near], 4, true)).toEqual([]);
  expect(notesInPolish([near, { ...MEANING, kind: 'city', label: 'Kraków' }], 4)).toEqual([]);
});

test('a day on which nobody can be found is told, and everybody is shown', () => {
  const day = (piece: string, label: string) =>
    notesInPolish([{ ...MEANING, piece, kind: 'when', label, missing: true }], 40);
  expect(day('5 stycznia 2020', '2020-01-05')).toEqual([
    'Dzień 05.01.2020 już minął.',
    'Pokazujemy wszystkich weterynarzy.',
  ]);
  expect(day('30 lutego', '2027-02-30')[0]).toBe('W kalendarzu nie ma dnia „30 lutego”.');
  expect(day('5 marca 2099', '2099-03-05')[0]).toMatch(
    /^Wolne terminy znamy do .+, na 05\.03\.2099 jeszcze ich nie ma\.$/,
  );
});
