import { expect, it } from 'vitest';
import { QUESTIONS } from './questions.ts';
import { searchQuestions } from './search-questions.ts';

const questions = [
  { id: 'a', topic: 'Visits', question: 'How do I cancel a visit?', answer: 'Open My Appointments.' },
  { id: 'b', topic: 'Account', question: 'Is Łódź covered?', answer: 'Yes.' },
];
const found = (search: string) => searchQuestions(questions, search).map((one) => one.id);

it('shows everything for an empty search', () => {
  expect(found('  ')).toEqual(['a', 'b']);
});

it('needs every word, wherever it stands', () => {
  expect(found('appointments CANCEL')).toEqual(['a']);
  expect(found('cancel account')).toEqual([]);
});

it('finds Polish words typed without diacritics', () => {
  expect(found('lodz')).toEqual(['b']);
});

it('gives every published question an address of its own', () => {
  expect(new Set(QUESTIONS.map((one) => one.id)).size).toBe(QUESTIONS.length);
});
