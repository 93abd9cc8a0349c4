import { withoutHidden } from './texts.ts';

/** 'wew. 12', 'ext. 12': whoever answers puts one through. */
const EXTENSION = /[,;]?\s*(?:wewn?|w|ext|x)\.?\s*\d{1,6}$/i;
/** Blanks, all dashes, dots, slashes and brackets. */
const SEPARATORS = /[\s()./\u002d\u2010-\u2015\u2212]/g;
/** Nine digits of Poland; the zero before the area was dialled until 2009. */
const POLISH = /^(?:\+48|0048|48)?0?([1-9]\d{8})$/;
/** Mobile phones, and numbers of services (70x, 80x), are written in threes; others begin with their area. */
const IN_THREES = /^(?:45|5[0137]|6[069]|7[02389]|8[08])/;
/** E.164: any other country's number has its code. That of Ukraine is known without a plus, too: no Polish number is as long. */
const FOREIGN = /^(?:\+|00|(?=380\d{9}$))([1-9]\d{7,14})$/;
/** A zero that is dialled only within its country: '+44 020', '+380 067'. Others begin with one (Italy), or write it as '(0)'. */
const INNER_ZERO = /^((?:\+|00)(?:3[123]|4[013469]|353|37[03]|380|421))0/;
/** '067 123 45 67' is a mobile phone of Ukraine, or one in Piła with the zero of former days: whoever guesses rings a stranger. */
const COULD_BE_UKRAINIAN = /^0(?:39|50|6[3678]|7[357]|9[1-9])\d{7}$/;

/**
 * A telephone number as it is stored: '+48 22 119 45 67', of another country '+380441234567'; null for what is none, or could
 * be two. The function `private.phone_number` of the database says the same.
 */
export function readPhone(typed: string): string | null {
  const text = withoutHidden(typed)
    .replace(/^tel[.:]?\s*/i, '')
    .replace(EXTENSION, '');
  const isForeign = /^\(?(?:\+|00)(?!48)/.test(text);
  const digits = (isForeign ? text.replace('(0)', '') : text).replaceAll(SEPARATORS, '');
  if (COULD_BE_UKRAINIAN.test(digits)) return null;
  const number = digits.replace(INNER_ZERO, '$1');
  const polish = POLISH.exec(number)?.[1];
  if (polish)
    return `+48 ${IN_THREES.test(polish) ? polish.replace(/(...)(...)/, '$1 $2 ') : polish.replace(/(..)(...)(..)/, '$1 $2 $3 ')}`;
  const foreign = FOREIGN.exec(number)?.[1];
  return foreign && !foreign.startsWith('48') ? `+${foreign}` : null;
}

/** A number in its stored form; anything else as it was typed. */
export const tidyPhone = (typed: string) => readPhone(typed) ?? typed;
