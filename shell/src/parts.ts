import { LANGUAGES } from '@veto/slice-kit/contract';
import * as z from 'zod/mini';

/** The places of the shell's own layout that slices may fill, with the props of the part there. */
export const parts = {
  /** In the header of every page, for signed-in visitors: 88 × 44 px. */
  'site.header.news': z.object({
    /** Of the page around it. */
    language: z.optional(z.enum(LANGUAGES)),
  }),
};
