export {
  type Answered,
  answers,
  askAhead,
  askAll,
  beginVisit,
  hasQuestions,
  type Questions,
  shownQuestions,
} from './public-questions.ts';
