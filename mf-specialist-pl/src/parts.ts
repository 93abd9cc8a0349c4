import * as z from 'zod/mini';

/** The places of this slice's pages that other slices may fill, with the props of the part there. */
export const parts = {
  /** Beside what a specialist's page tells: the way to a visit, in Polish. */
  'specialist.booking': z.object({ veterinarian: z.uuid() }),
};
