import * as z from 'zod/mini';
import { numeric } from '../boundary/row-values.ts';

export const offered = z.array(
  z.object({ service: z.string(), label: z.string(), price_from: numeric, minutes: numeric }),
);

/** What a service of the vocabulary costs at least with some vet (whole PLN), and how long that visit takes. */
export type OfferedCare = z.infer<typeof offered>[number];
