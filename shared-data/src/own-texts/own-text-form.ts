import * as z from 'zod/mini';
import { TEXT_LANGUAGES } from './own-text.ts';

/** The language of the first text; '' where it is not named. */
export const writtenInField = z.enum([...TEXT_LANGUAGES, '']);

/** A text in each language that was added. */
export const textsFields = (field: z.ZodMiniType<string, string>) =>
  z.object({ en: z.optional(field), pl: z.optional(field), uk: z.optional(field) });
