export { type Answered, answers, askAll, beginVisit, hasQuestions } from './public-questions.ts';
