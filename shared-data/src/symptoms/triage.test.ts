import { expect, test } from 'vitest';
import { answeredQuestions, hasAnswers, isEmergency, NO_ANSWERS, TRIAGE_QUESTIONS } from './triage.ts';

test.each(TRIAGE_QUESTIONS.map(({ id }) => id))('a yes to %s is an emergency, a no is none', (id) => {
  expect(isEmergency({ ...NO_ANSWERS, [id]: true })).toBe(true);
  expect(isEmergency({ ...NO_ANSWERS, [id]: false })).toBe(false);
});

test('a no is an answer, and nothing said is none', () => {
  expect(hasAnswers(NO_ANSWERS)).toBe(false);
  expect(answeredQuestions(NO_ANSWERS)).toEqual([]);
  const { strainsOrRetches: _, ...keptBefore } = NO_ANSWERS;
  expect(hasAnswers(keptBefore as typeof NO_ANSWERS)).toBe(false);
  expect(answeredQuestions(keptBefore as typeof NO_ANSWERS)).toEqual([]);
  const answers = { ...NO_ANSWERS, breathesHard: false, swallowedPoison: true };
  expect(hasAnswers(answers)).toBe(true);
  expect(answeredQuestions(answers).map(({ answer }) => answer)).toEqual(['No', 'Yes']);
});
