import type { Profile } from '@veto/shared-data/profiles';
import { readNumber, typedNumber } from '@veto/shared-data/typed';
import type { ServicePrice } from '@veto/shared-data/veterinarians';
import * as z from 'zod/mini';

const price = typedNumber('Whole zloty, such as 160', { from: 0, to: 100_000, tooLarge: 'At most 100 000 zł' });
const row = z
  .object({
    service: z
      .string()
      .check(z.trim(), z.minLength(1, 'Please name the service'), z.maxLength(200, 'At most 200 characters')),
    from: price,
    to: price,
  })
  .check(
    z.refine(({ from, to }) => (readNumber(from) ?? 0) <= (readNumber(to) ?? Infinity), {
      error: 'Must not be below the lowest price',
      path: ['to'],
    }),
    z.refine(({ from, to }) => from.trim() !== '' || to.trim() === '', {
      error: 'Please enter the lowest price',
      path: ['from'],
    }),
  );

const inSmallLetters = (name: string) => name.trim().toLocaleLowerCase();

/** The services of a practice, each with its range of prices or without; prices in whole zloty, as typed. */
export const servicesSchema = z.object({
  services: z.array(row).check(
    z.maxLength(40, 'Please list at most 40 services'),
    z.refine((rows) => new Set(rows.map(({ service }) => inSmallLetters(service))).size === rows.length, {
      error: 'Please name each service once',
    }),
  ),
});
export type ServicesValues = z.infer<typeof servicesSchema>;

/** The form's rows of what is stored; a price without its service in the list comes last. */
export function toServiceRows({ services }: Profile, prices: readonly ServicePrice[]): ServicesValues {
  const names = [...new Set([...services, ...prices.map(({ service }) => service)])];
  return {
    services: names.map((service) => {
      const known = prices.find((each) => each.service === service);
      return { service, from: known ? String(known.from) : '', to: known ? String(known.to) : '' };
    }),
  };
}

/** What to store of the form. A single price is a range of one. */
export function toServices({ services }: ServicesValues): { names: string[]; prices: ServicePrice[] } {
  return {
    names: services.map(({ service }) => service.trim()),
    prices: services
      .map(({ service, from, to }) => ({ service: service.trim(), from: readNumber(from), to: readNumber(to) }))
      .flatMap(({ service, from, to }) => (from === null ? [] : [{ service, from, to: to ?? from }])),
  };
}
