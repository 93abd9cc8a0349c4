import * as z from 'zod/mini';
import { noSite } from './web-address.ts';

/** Line breaks within a paragraph, as word processors copy them; a page shows none of them, and sets the words side by side. */
const COPIED_BREAK = /[\v\f\u0085\u2028\u2029]/g;
/** What no page shows and calendar files forbid (RFC 5545, 3.3.11), such as Word's optional hyphen; a tab and line breaks stay. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;
/**
 * Characters that show nothing: marks of direction, which turn the text around them, and blanks of no width. The two that
 * join or part letters (U+200C, U+200D) stay, as emoji and some scripts need them.
 */
const HIDDEN = /[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\uffa0]/g;

/** A text as it is stored: composed (NFC), so that 'ó' is one letter wherever it was typed, and without hidden marks. */
export const tidyText = (text: string) =>
  text.normalize('NFC').replaceAll(COPIED_BREAK, '\n').replaceAll(CONTROL, '').replaceAll(HIDDEN, '');

/** Of addresses and numbers: neither soft hyphens nor joiners. */
export const withoutHidden = (text: string) =>
  tidyText(text)
    .replaceAll(/[\u00ad\u200c\u200d]/g, '')
    .trim();

const NO_LETTER = 'Please enter a name with letters';

/** The name of a person or an animal: it has a letter and no web address. An empty one is refused only with `missing`. */
export const typedName = (missing: string | null, { least = 1, most }: { least?: number; most: number }) =>
  z.string().check(
    z.overwrite(tidyText),
    z.trim(),
    z.minLength(missing === null ? 0 : least, missing ?? ''),
    z.refine((name) => name === '' || name.length < least || /\p{L}/u.test(name), { error: NO_LETTER }),
    z.maxLength(most, `Please use at most ${most} characters`),
    noSite(),
  );
