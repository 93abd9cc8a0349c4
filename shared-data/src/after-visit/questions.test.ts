import { expect, it } from 'vitest';
import { AFTER_VISIT_TOPICS, afterVisitQuestion, answersInWords, isAlarming } from './questions.ts';

it('says questions and answers in a line each, with the name of the pet', () => {
  expect(answersInWords({ eating: 'no', wound: 'unsure' }, 'Rex')).toBe(
    'Is Rex eating? No\nIs the wound closed and dry? Not sure',
  );
  expect(AFTER_VISIT_TOPICS.map(({ id }) => afterVisitQuestion(id, 'Rex'))).not.toContain('');
});

it('is alarmed by one answer that is, and not by an unsure one', () => {
  expect(isAlarming({ eating: 'yes', vomiting: 'yes' })).toBe(true);
  expect(isAlarming({ eating: 'unsure', walking: 'no', better: 'no' })).toBe(false);
});
