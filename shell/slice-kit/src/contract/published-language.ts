import * as z from 'zod/mini';
import type { Language, Translated } from './languages.ts';

const isCode = (code: unknown) => typeof code === 'string' && /^[a-z]{2}$/.test(code);

/**
 * In what others have published: any language, though its type names only those that are known here. A shell of former days must not refuse
 * a channel for a language that came after it; whoever reads leaves out what it does not know (`manifestIn`).
 */
export const publishedLanguage = z.custom<Language>(isCode, 'A language is written as two letters: pl');
export const publishedTranslation = z.custom<Translated>(isCode, 'A language is written as two letters: pl');
