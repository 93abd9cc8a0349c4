export { TEXT_LANGUAGES, type TextLanguage } from './own-text.ts';
