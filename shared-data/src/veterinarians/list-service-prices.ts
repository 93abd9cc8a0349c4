import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { namedRow, numeric } from '../boundary/index.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';

/** What a service costs with a vet, in whole PLN; `to` is at least `from`. */
export interface ServicePrice {
  /** As the vet's list of services names it. */
  service: string;
  from: number;
  to: number;
}

const priceRows = z.array(
  namedRow({ service: z.string(), price_from: numeric, price_to: numeric }, { price_from: 'from', price_to: 'to' }),
);

/** The prices that a vet states, cheapest first; empty where none are. Waits while the vet is missing. */
export function useServicePrices(veterinarianId = '') {
  return useQuery({
    queryKey: veterinarianKeys.prices(veterinarianId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('service_prices')
            .select('service, price_from, price_to')
            .eq('veterinarian_id', veterinarianId)
            .order('price_from')
            .order('service'),
        priceRows,
        { signal },
      ),
    enabled: veterinarianId !== '',
    staleTime: 60_000,
  });
}
