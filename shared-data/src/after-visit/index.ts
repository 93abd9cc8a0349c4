export { type AfterVisit, type AnswersDraft, answersSchema } from './after-visit.schema.ts';
export { AFTER_VISIT_QUESTIONS_IN_POLISH } from './questions.pl.ts';
export {
  AFTER_VISIT_TOPICS,
  type AfterVisitAnswer,
  ANSWER_WORDS,
  afterVisitQuestion,
  answersRead,
  isAlarming,
} from './questions.ts';
export { afterVisitKeys, useAfterVisit, useAnswerAfterVisit } from './use-after-visit.ts';
