export { languageOf } from './language-of.ts';
export { LateOwnWords } from './late-own-words.tsx';
export { OwnWords, type OwnWordsProps } from './own-words.tsx';
