export { type OwnText, TEXT_LANGUAGES, type TextLanguage, type TextsIn, textIn } from './own-text.ts';
