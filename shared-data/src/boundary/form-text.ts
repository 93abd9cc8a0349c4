import * as z from 'zod/mini';

/** No more characters than the database takes: asked in the form, the visitor hears which field it is. */
export const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);

/** A text that may stay empty. */
export const upTo = (characters: number) => z.string().check(atMost(characters));
