import * as z from 'zod/mini';

/** The places of this slice's pages that other slices may fill, with the props of the part there. */
export const parts = {
  /** In the side column of a veterinarian's profile: the way to a visit. */
  'vet.profile.booking': z.object({ veterinarian: z.uuid() }),
  /** Among the ways to reach a veterinarian, on the profile. */
  'vet.profile.contact': z.object({ veterinarian: z.uuid() }),
};
