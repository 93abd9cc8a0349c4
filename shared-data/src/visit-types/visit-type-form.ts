import * as z from 'zod/mini';
import { upTo } from '../boundary/index.ts';
import { BOOKED_BY, TREATS, VISITS, type VisitType } from './visit-type.ts';

const MOST_ZLOTY = 100_000;

const zloty = z.nullable(
  z
    .number('Please enter a whole number of zloty')
    .check(
      z.int('Please enter a whole number of zloty'),
      z.minimum(0, 'A price is 0 zł or more'),
      z.maximum(MOST_ZLOTY, 'A price is at most 100,000 zł'),
    ),
);

/** The form of a kind of visit. One price is typed into `priceFrom` alone; none leaves both empty. */
export const visitTypeSchema = z
  .object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'Please enter a name'), z.maxLength(80, 'Please use at most 80 characters')),
    minutes: z
      .number('Please enter how many minutes it takes')
      .check(
        z.minimum(15, 'A visit takes at least 15 minutes'),
        z.maximum(240, 'A visit takes at most 240 minutes'),
        z.multipleOf(5, 'Please choose a multiple of 5 minutes'),
      ),
    priceFrom: zloty,
    priceTo: zloty,
    treats: z.array(z.enum(TREATS)),
    visits: z.enum(VISITS),
    bookedBy: z.enum(BOOKED_BY),
    preparation: upTo(1000),
  })
  .check(
    z.refine(({ priceFrom, priceTo }) => priceTo === null || priceFrom !== null, {
      path: ['priceFrom'],
      error: 'Please enter the lowest price, too',
    }),
    z.refine(({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo, {
      path: ['priceTo'],
      error: 'The highest price must not be below the lowest',
    }),
  );
export type VisitTypeValues = z.infer<typeof visitTypeSchema>;

/** The form's first values; without a type, those of a new one. */
export function visitTypeValues(type?: VisitType): VisitTypeValues {
  return {
    name: type?.name ?? '',
    minutes: type?.minutes ?? 30,
    priceFrom: type?.price?.from ?? null,
    priceTo: type?.price && type.price.to !== type.price.from ? type.price.to : null,
    treats: TREATS.filter((code) => type?.treats.includes(code)),
    visits: type?.visits ?? 'any',
    bookedBy: type?.bookedBy ?? 'everybody',
    preparation: type?.preparation ?? '',
  };
}

/** The columns of what was typed. */
export const visitTypeColumns = (values: VisitTypeValues) => ({
  name: values.name.trim(),
  minutes: values.minutes,
  price_from: values.priceFrom,
  price_to: values.priceTo ?? values.priceFrom,
  treats: values.treats,
  visits: values.visits,
  booked_by: values.bookedBy,
  preparation: values.preparation.trim() || null,
});
