export { OwnWords, type OwnWordsProps } from './own-words.tsx';
