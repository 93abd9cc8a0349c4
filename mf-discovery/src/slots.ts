import * as z from 'zod/mini';

/** The places of this slice's pages that other slices may fill, with the props of the part there. */
export const slots = {
  /** Among the ways to reach a veterinarian, on the profile. */
  'vet.profile.contact': z.object({ veterinarian: z.uuid() }),
};
