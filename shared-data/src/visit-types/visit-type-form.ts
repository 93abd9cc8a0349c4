import * as z from 'zod/mini';
import { atMost, upTo } from '../boundary/index.ts';
import { textsColumn } from '../own-texts/own-text.ts';
import { textsFields, writtenInField } from '../own-texts/own-text-form.ts';
import { noSite, readNumber, typedNumber, typedZloty } from '../typed/index.ts';
import { BOOKED_BY, TREATS, VISITS, type VisitType } from './visit-type.ts';

const name = z.string().check(z.trim(), atMost(80), noSite());

/** The form of a kind of visit, numbers as typed. One price is typed into `priceFrom` alone; none leaves both empty. */
export const visitTypeSchema = z
  .object({
    name: name.check(z.minLength(1, 'Please enter a name')),
    minutes: typedNumber('Please enter how many minutes it takes', {
      from: 15,
      to: 240,
      required: true,
      tooSmall: 'A visit takes at least 15 minutes',
      tooLarge: 'A visit takes at most 240 minutes',
    }).check(
      z.refine((typed) => (readNumber(typed) ?? 0) % 5 === 0, { error: 'Please choose a multiple of 5 minutes' }),
    ),
    priceFrom: typedZloty(),
    priceTo: typedZloty(),
    treats: z.array(z.enum(TREATS)),
    visits: z.enum(VISITS),
    bookedBy: z.enum(BOOKED_BY),
    preparation: upTo(1000),
    writtenIn: writtenInField,
    nameIn: textsFields(name),
    preparationIn: textsFields(upTo(1000)),
  })
  .check(
    z.refine(({ priceFrom, priceTo }) => priceTo.trim() === '' || priceFrom.trim() !== '', {
      path: ['priceFrom'],
      error: 'Please enter the lowest price, too',
    }),
    z.refine(({ priceFrom, priceTo }) => (readNumber(priceFrom) ?? 0) <= (readNumber(priceTo) ?? Infinity), {
      path: ['priceTo'],
      error: 'The highest price must not be below the lowest',
    }),
  );
export type VisitTypeValues = z.infer<typeof visitTypeSchema>;

/** The form's first values; without a type, those of a new one. */
export function visitTypeValues(type?: VisitType): VisitTypeValues {
  return {
    name: type?.name ?? '',
    minutes: String(type?.minutes ?? 30),
    priceFrom: String(type?.price?.from ?? ''),
    priceTo: type?.price && type.price.to !== type.price.from ? String(type.price.to) : '',
    treats: TREATS.filter((code) => type?.treats.includes(code)),
    visits: type?.visits ?? 'any',
    bookedBy: type?.bookedBy ?? 'everybody',
    preparation: type?.preparation ?? '',
    writtenIn: type?.writtenIn ?? '',
    nameIn: type?.nameIn ?? {},
    preparationIn: type?.preparationIn ?? {},
  };
}

/** The columns of what was typed. */
export const visitTypeColumns = (values: VisitTypeValues) => ({
  name: values.name.trim(),
  minutes: readNumber(values.minutes) ?? 30,
  price_from: readNumber(values.priceFrom),
  price_to: readNumber(values.priceTo) ?? readNumber(values.priceFrom),
  treats: values.treats,
  visits: values.visits,
  booked_by: values.bookedBy,
  preparation: values.preparation.trim() || null,
  written_in: values.writtenIn || null,
  name_in: textsColumn(values.nameIn, values.writtenIn),
  preparation_in: textsColumn(values.preparationIn, values.writtenIn),
});
