import * as z from 'zod/mini';

/** Thousands are set off by any blank, plain or no-break; the fraction by a comma or a point. */
const NUMBER = /^([-−+])?(\d{1,3}(?:\s\d{3})+|\d+)?(?:[.,](\d+))?$/;

/** What may set off thousands, too, as in '1.000'. */
const THOUSANDS = /[.,]\d{3}\s*$/;

/** The number that somebody typed, '12,5', '12.5' or '1 200'; null for what is none, or could be two: '1e3', '12,5,1'. */
export function readNumber(typed: string): number | null {
  const [, sign = '+', whole = '', fraction = ''] = NUMBER.exec(typed.trim()) ?? [];
  if (whole + fraction === '') return null;
  const size = Number(`${whole.replaceAll(/\s/g, '') || 0}.${fraction || 0}`);
  return sign === '+' || size === 0 ? size : -size;
}

export interface NumberRule {
  from: number;
  to: number;
  /** Digits after the comma; none for a whole number. */
  decimals?: number;
  /** Whether the field may not stay empty. */
  required?: boolean;
  /** What is said of a number outside the limits; without it the rule's own sentence. */
  tooSmall?: string;
  tooLarge?: string;
}

/** The field of a number. It keeps the text as typed; `readNumber` gives its number. `says` is the sentence at the field. */
export function typedNumber(says: string, { from, to, decimals = 0, required = false, ...outside }: NumberRule) {
  const { tooSmall = says, tooLarge = says } = outside;
  return z.string().check((context) => {
    const fault = faultIn(context.value);
    if (fault) context.issues.push({ code: 'custom', input: context.value, message: fault });
  });

  function faultIn(text: string): string | null {
    if (text.trim() === '') return required ? says : null;
    const number = readNumber(text);
    if (number === null || Number(number.toFixed(decimals)) !== number) return says;
    // '1.200' zł are 1200 in Germany, '1,200' in the United States: of a number without fractions nobody means three digits of one.
    if (decimals === 0 && THOUSANDS.test(text)) return says;
    if (number < from) return tooSmall;
    return number > to ? tooLarge : null;
  }
}

const WEIGHT_SAYS = 'Please enter kilograms as a number, such as 12.5';

/** A weight in kilograms, to the gram, as the database takes it. */
export const typedKilograms = (required = false) =>
  typedNumber(WEIGHT_SAYS, { from: 0.001, to: 9999.999, decimals: 3, required });

/** A price in whole zloty. */
export const typedZloty = () =>
  typedNumber('Please enter a whole number of zloty', {
    from: 0,
    to: 100_000,
    tooSmall: 'A price is 0 zł or more',
    tooLarge: 'A price is at most 100,000 zł',
  });

const CAREER_SAYS = 'Please enter whole years, from 0 to 80';

export const typedYears = () => typedNumber(CAREER_SAYS, { from: 0, to: 80 });
