export { coreProblems } from './core-problems.ts';
export { type HostOffer, type Incompatibility, incompatibilities } from './incompatibilities.ts';
export { LARGE_KB, type LargeFile, largeFiles } from './large-files.ts';
export { DEFAULT_BUDGET_KB, releaseProblems, routeBytes } from './release-problems.ts';
export {
  type IsOlder,
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
  releaseQuestions,
} from './release-questions.ts';
export { routeProblems } from './route-problems.ts';
