import * as z from 'zod/mini';
import { namedRow, numeric, orElse } from '../boundary/index.ts';
import { type OwnText, type TextLanguage, type TextsIn, textIn, textLanguage, textsIn } from '../own-texts/own-text.ts';

/** Who may come: anybody, who has had no visit with this vet yet, or who has had one. */
export const VISITS = ['any', 'first', 'returning'] as const;
/** Who may book: everybody, who has had a visit with this vet, or nobody but the vet for clients who telephone. */
export const BOOKED_BY = ['everybody', 'own patients', 'phone'] as const;
/** The animals that a type can be for, by their codes. */
export const TREATS = ['dog', 'cat', 'rabbit', 'bird', 'small_mammal', 'reptile', 'exotic'] as const;

/** A kind of visit that a vet offers. */
export interface VisitType {
  /** Null for the consultation of a vet who has no types: it is booked without a type. */
  id: string | null;
  name: string;
  minutes: number;
  /** Whole PLN; null where the vet states none. */
  price: { from: number; to: number } | null;
  /** Codes of animals ('dog', 'small_mammal'); empty: whatever the vet treats. */
  treats: string[];
  visits: (typeof VISITS)[number];
  bookedBy: (typeof BOOKED_BY)[number];
  /** What an owner should know before they come; '' for nothing. */
  preparation: string;
  position: number;
  /** The language of name and preparation; missing where the vet named none. */
  writtenIn?: TextLanguage | null;
  /** Both in other languages. */
  nameIn?: TextsIn;
  preparationIn?: TextsIn;
}

/** Its name for a reader of a language. */
export const nameOfType = (
  { name, writtenIn, nameIn }: Pick<VisitType, 'name' | 'writtenIn' | 'nameIn'>,
  reader: TextLanguage | null,
): OwnText => textIn(reader, { first: name, writtenIn, others: nameIn });

/** What a reader of a language should know before they come; '' for nothing. */
export const preparationOfType = (
  { preparation, writtenIn, preparationIn }: Pick<VisitType, 'preparation' | 'writtenIn' | 'preparationIn'>,
  reader: TextLanguage | null,
): OwnText => textIn(reader, { first: preparation, writtenIn, others: preparationIn });

/** What a vet without types offers: half an hour for everybody. */
export const CONSULTATION: VisitType = {
  id: null,
  name: 'Consultation',
  minutes: 30,
  price: null,
  treats: [],
  visits: 'any',
  bookedBy: 'everybody',
  preparation: '',
  position: 0,
};

const row = namedRow({
  id: z.string(),
  name: z.string(),
  minutes: numeric,
  price_from: z.nullish(numeric),
  price_to: z.nullish(numeric),
  treats: z.array(z.string()),
  visits: z.enum(VISITS),
  booked_by: z.enum(BOOKED_BY),
  preparation: orElse(z.string(), ''),
  position: numeric,
  written_in: textLanguage,
  name_in: textsIn,
  preparation_in: textsIn,
});

export const visitTypeRow = z.pipe(
  row,
  z.transform(
    ({ priceFrom: from, priceTo, ...type }: z.infer<typeof row>): VisitType => ({
      ...type,
      price: from === null ? null : { from, to: priceTo ?? from },
    }),
  ),
);
