import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { nullableText, numeric } from '../boundary/index.ts';
import { visitTypeKeys } from './visit-types.keys.ts';

const answer = z.nullable(z.object({ city: nullableText, price: numeric, veterinarians: numeric }));

/** The median of a city's prices for a service. */
export type UsualPrice = NonNullable<z.infer<typeof answer>>;

/** What a kind of visit usually costs in its vet's city; null where fewer than five vets state a price. Waits without a type. */
export function useUsualPrice(typeId: string | null) {
  return useQuery({
    queryKey: visitTypeKeys.usualPrice(typeId ?? ''),
    queryFn: ({ signal }) =>
      request((client) => client.rpc('usual_price', { visit_type: typeId as string }), answer, { signal }),
    enabled: typeId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
