import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useReadAgain } from '../settled/use-read-again.ts';
import type { ServicePrice } from './list-service-prices.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';

async function saveServicePrices(entries: readonly ServicePrice[]): Promise<void> {
  const prices = entries.map(({ service, from, to }) => ({ service, price_from: from, price_to: to }));
  await request((client) => client.rpc('set_service_prices', { prices }), z.unknown());
}

/**
 * Replaces the prices of the signed-in vet, all or nothing; at most 40, whole PLN.
 * Fails with RequestError and the server's sentence: not a vet, a range that ends below its start, a service named twice.
 */
export function useSaveServicePrices() {
  return useMutation({
    mutationFn: saveServicePrices,
    onSuccess: useReadAgain(veterinarianKeys.all),
  });
}
