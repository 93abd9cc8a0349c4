import * as z from 'zod/mini';

/** The places of this slice's pages that other slices may fill, with the props of the part there. */
export const parts = {
  /** Beside what a specialist's page tells: the way to a visit, in the page's language, 'pl' or 'uk'. */
  'specialist.booking': z.object({ veterinarian: z.uuid(), language: z.string() }),
};
