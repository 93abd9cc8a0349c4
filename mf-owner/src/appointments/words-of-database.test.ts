import { AFTER_VISIT_QUESTIONS_IN_POLISH, answersRead } from '@veto/shared-data/after-visit';
import { NOTES_IN_POLISH, noteInWords } from '@veto/shared-data/appointments';
import { PET_CHECKS_IN_POLISH, readMicrochip } from '@veto/shared-data/pets';
import type { SaySentence } from '@veto/shared-data/typed';
import { addWords, sayIn } from '@veto/slice-kit';
import { expect, test } from 'vitest';

addWords('pl', NOTES_IN_POLISH);
addWords('pl', AFTER_VISIT_QUESTIONS_IN_POLISH);
addWords('pl', PET_CHECKS_IN_POLISH);
const say: SaySentence = sayIn('pl');

const NOTE = [
  'Zapalenie ucha.',
  'Treatment: czyszczenie',
  'Medicine: Otodine, 2x, until Jan 5, 2027',
  'Medicine: Simparica',
  'Vaccination: Nobivac, lot A1, next due on Nov 30, 2027',
  'Weight: 4.2 kg',
  'Document: Wynik: krew',
  'Follow-up: from Dec 14, 2026',
].join('\n');

test('the lines that the database adds to a note are read in Polish, and the words of the vet as they are', () => {
  expect(noteInWords(NOTE, say).split('\n')).toEqual([
    'Zapalenie ucha.',
    'Leczenie: czyszczenie',
    'Lek: Otodine, 2x, do: 5 sty 2027',
    'Lek: Simparica',
    'Szczepienie: Nobivac, seria: A1, następne: 30 lis 2027',
    'Masa ciała: 4,2 kg',
    'Dokument: Wynik: krew',
    'Kontrola: od 14 gru 2026',
  ]);
  expect(noteInWords(NOTE, (text) => text)).toBe(NOTE);
});

test('answers after a visit are read in Polish', () => {
  expect(answersRead('Is Figa eating? Yes\nIs the wound closed and dry? Not sure', say)).toBe(
    'Figa: czy je? Tak\nCzy rana jest zamknięta i sucha? Nie wiem',
  );
  const inOneLine = answersRead('Is Figa eating? No Does Figa walk as usual? Not sure', say);
  expect(inOneLine).toBe('Figa: czy je? Nie Figa: czy chodzi jak zwykle? Nie wiem');
  expect(answersRead('Is it far? No', say)).toBe('Is it far? No');
});

test('a number in a refusal is said in Polish', () => {
  const { problem } = readMicrochip('12345678901234');
  expect(problem).toBe('A microchip number has 15 digits, this one has 14');
  expect(say(problem ?? '')).toMatch(/14/);
  expect(say(problem ?? '')).not.toBe(problem);
});
