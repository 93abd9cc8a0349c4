import * as z from 'zod/mini';

/** The places of the shell's own layout that slices may fill, with the props of the part there. */
export const slots = {
  /** In the header, for who is signed in: 88 × 44 px, on every page. */
  'site.header.news': z.object({}),
};
