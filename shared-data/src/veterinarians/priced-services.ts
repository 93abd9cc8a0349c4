import type { ServicePrice } from './list-service-prices.ts';

export interface PricedService {
  service: string;
  /** Null where the vet states none. */
  price: ServicePrice | null;
}

/** The vet's services in their own order, each with its price; what has a price and is not in the list comes after. */
export function pricedServices(services: readonly string[], prices: readonly ServicePrice[]): PricedService[] {
  const wordOf = (service: string) => service.trim().toLowerCase();
  const byWord = new Map(prices.map((price) => [wordOf(price.service), price]));
  const listed = services.map((service) => ({ service, price: byWord.get(wordOf(service)) ?? null }));
  const words = new Set(services.map(wordOf));
  const others = prices.filter(({ service }) => !words.has(wordOf(service)));
  return [...listed, ...others.map((price) => ({ service: price.service, price }))];
}

/** '120–160 zł', or '80 zł' where there is one price. */
export function priceText({ from, to }: Pick<ServicePrice, 'from' | 'to'>): string {
  return from === to ? `${from} zł` : `${from}–${to} zł`;
}
