import { withoutHidden } from './texts.ts';

/** What stands before a number: 'kom.', 'тел.', a sign. Who wrote 'fax' is not rung there. */
const WORDS_BEFORE = /^(?!.*(?:fa(?:x|ks)|факс))[^\d+(]+/i;
/** 'wew. 12', 'ext. 12': whoever answers puts one through; and what closes a sentence. */
const EXTENSION = /(?:[,;(]?\s*(?:wewn?|wewnętrzny|w|ext|extension|x|дод|доб|вн|#)[.:=]?\s*\d{1,6}\)?)?[\s,;"'”’]*$/i;
/** Blanks, all dashes, dots, slashes, brackets and underscores. */
const SEPARATORS = /[\s()./_·•\u002d\u2010-\u2015\u2212]/g;
/** Digits of Arabic and of Persian. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Nine digits of Poland; the zero before the area was dialled until 2009. */
const POLISH = /^(?:\+48|0048|48)?0?([1-9]\d{8})$/;
/** Mobile phones, and numbers of services (70x, 80x), are written in threes; others begin with their area. */
const IN_THREES = /^(?:45|5[0137]|6[069]|7[02389]|8[08])/;
/** E.164: any other country's number has its code. That of Ukraine is known without a plus, too: no Polish number is as long. */
const FOREIGN = /^(?:\+|00|(?=380\d{9}$))([1-9]\d{7,14})$/;
/**
 * A zero that is dialled only within its country: '+44 020', '+380 067'; in Hungary '06'. Of these countries no number begins with one
 * (libphonenumber 1.13), of others some do: Italy, Ivory Coast.
 */
const INNER_ZERO =
  /^(?:((?:\+|00)36)06|((?:\+|00)(?:2[07]|3[123]|4[013469]|5[1458]|6[012346]|8[1246]|9[0123458]|21[238]|23[34]|249|25[1456]|26[034]|35[3589]|37[034]|38[01235679]|421|85[56]|88[06]|96[1-467]|97[0-2]|97[67]|99[456]))0)/;
/** '067 123 45 67' is a mobile phone of Ukraine, or one in Piła with the zero of former days: whoever guesses rings a stranger. */
const COULD_BE_UKRAINIAN = /^0(?:39|50|6[3678]|7[357]|9[1-9])\d{7}$/;

/**
 * A telephone number as it is stored: '+48 22 119 45 67', of another country '+380441234567'; null for what is none, or could
 * be two. The function `private.phone_number` of the database says the same.
 */
export function readPhone(typed: string): string | null {
  const text = withoutHidden(typed.normalize('NFKC'))
    .replaceAll(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(WORDS_BEFORE, '')
    .replace(EXTENSION, '');
  const isForeign = /^\(?(?:\+|00)(?!48)/.test(text);
  const digits = (isForeign ? text.replace('(0)', '') : text).replaceAll(SEPARATORS, '');
  if (COULD_BE_UKRAINIAN.test(digits)) return null;
  const number = digits.replace(INNER_ZERO, '$1$2');
  const polish = POLISH.exec(number)?.[1];
  if (polish)
    return `+48 ${IN_THREES.test(polish) ? polish.replace(/(...)(...)/, '$1 $2 ') : polish.replace(/(..)(...)(..)/, '$1 $2 $3 ')}`;
  const foreign = FOREIGN.exec(number)?.[1];
  return foreign && !foreign.startsWith('48') ? `+${foreign}` : null;
}

/** A number in its stored form; anything else as it was typed. */
export const tidyPhone = (typed: string) => readPhone(typed) ?? typed;
