export { forgetAnswers } from './forget-answers.ts';
export { keptForOffline } from './kept-for-offline.ts';
export { keepPhotos } from './kept-photos.ts';
