import { withoutHidden } from './texts.ts';

/** 'wew. 12', 'ext. 12': whoever answers puts one through. */
const EXTENSION = /[,;]?\s*(?:wewn?|w|ext|x)\.?\s*\d{1,6}$/i;
/** Blanks, all dashes, dots, slashes and brackets. */
const SEPARATORS = /[\s()./\u002d\u2010-\u2015\u2212]/g;
/** Nine digits of Poland; the zero before the area was dialled until 2009. */
const POLISH = /^(?:\+48|0048|48)?0?([1-9]\d{8})$/;
/** Mobile phones, and numbers of services (70x, 80x), are written in threes; others begin with their area. */
const IN_THREES = /^(?:45|5[0137]|6[069]|7[02389]|8[08])/;
/** E.164: any other country's number has its code. '(0)' is dialled only within that country. */
const FOREIGN = /^(?:\+|00)([1-9]\d{7,14})$/;

/**
 * A telephone number as it is stored: '+48 22 119 45 67', of another country '+380441234567'; null for what is none. The
 * function `private.phone_number` of the database says the same.
 */
export function readPhone(typed: string): string | null {
  const text = withoutHidden(typed)
    .replace(/^tel[.:]?\s*/i, '')
    .replace(EXTENSION, '');
  const isForeign = /^(?:\+|00)(?!48)/.test(text);
  const number = (isForeign ? text.replace('(0)', '') : text).replaceAll(SEPARATORS, '');
  const polish = POLISH.exec(number)?.[1];
  if (polish)
    return `+48 ${IN_THREES.test(polish) ? polish.replace(/(...)(...)/, '$1 $2 ') : polish.replace(/(..)(...)(..)/, '$1 $2 $3 ')}`;
  const foreign = FOREIGN.exec(number)?.[1];
  return foreign && !foreign.startsWith('48') ? `+${foreign}` : null;
}

/** A number in its stored form; anything else as it was typed. */
export const tidyPhone = (typed: string) => readPhone(typed) ?? typed;
