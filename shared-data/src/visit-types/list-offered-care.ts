import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { numeric } from '../boundary/index.ts';
import { visitTypeKeys } from './visit-types.keys.ts';

const offered = z.array(z.object({ service: z.string(), label: z.string(), price_from: numeric, minutes: numeric }));

/** What a service of the vocabulary costs at least with some vet (whole PLN), and how long that visit takes. */
export type OfferedCare = z.infer<typeof offered>[number];

/** What vets offer among their visit types, one entry per service, in the vocabulary's order. For everybody. */
export const useOfferedCare = () =>
  useQuery({
    queryKey: visitTypeKeys.offeredCare,
    queryFn: ({ signal }) => request((client) => client.rpc('offered_care'), offered, { signal }),
    staleTime: 300_000,
  });
