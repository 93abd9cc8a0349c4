import * as z from 'zod/mini';
import { orElse } from '../boundary/index.ts';

/** How the database read words of a search: a row for each meaning, one without a kind for words that stand for themselves. */
export interface SearchMeaning {
  /** The words, in lower case and without diacritics: 'krolika'. */
  piece: string;
  /**
   * 'pet_type', 'specialty', 'service', 'language' or 'city'; 'town' where nobody works, so that the nearest are found; 'distance':
   * kilometres at most, from the place of the words, else from the visitor; 'near': around the visitor; 'when': days and parts of
   * a day; 'price': whole PLN at most, 'least_price' at least; 'any': every vet.
   */
  kind: string | null;
  /** The vocabulary's word: 'Rabbits'; an availability: 'tomorrow afternoon'; an amount: '120'. */
  label: string | null;
  /** It was misspelt. */
  corrected: boolean;
  /** Nobody has it, or nobody beside the other words: it was left out. */
  missing: boolean;
}

/** The meanings of an answer; none where no word has one, as on all pages but the first. */
export const meaningsSchema = orElse(
  z.array(
    z.object({
      piece: z.string(),
      kind: z.nullable(z.string()),
      label: z.nullable(z.string()),
      corrected: z.boolean(),
      missing: z._default(z.boolean(), false),
    }),
  ),
  [],
);
