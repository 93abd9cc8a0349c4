export { forgetAnswers } from './kept-answers.ts';
export { keptForOffline } from './kept-for-offline.ts';
