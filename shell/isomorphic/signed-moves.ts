import * as z from 'zod/mini';

/** Where `/_platform` has a move drawn up (POST) and made (PUT), on the site's own machine. */
export const MOVES = '/_moves';

/** What somebody wants: a roll-back, or everybody to get the release `to`. */
export const wishSchema = z.object({
  slice: z.string(),
  to: z.optional(z.string()),
  reason: z.string(),
  /** The public half of the key that is to sign it, as in a `.pub` file. */
  key: z.string(),
});
export type MoveWish = z.infer<typeof wishSchema>;

/** What there is to sign. */
export const draftSchema = z.object({
  text: z.string(),
  slice: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  by: z.string(),
  /** The canary that the move ends; it may be `from`. */
  ended: z.optional(z.string()),
});
export type MoveDraft = z.infer<typeof draftSchema>;

export const signedSchema = z.extend(wishSchema, { text: z.string(), signature: z.string() });
