import * as z from 'zod/mini';
import { inEnglish, type SaySentence } from '../typed/say.ts';

export interface ReadMicrochip {
  /** The digits alone; what was typed where it is no number of a chip. */
  number: string;
  /** Why it is none; null where it is one, or nothing was typed. */
  problem: string | null;
  /** What the number says, and what not; null for nothing. */
  note: string | null;
}

const LENGTH = 15;
/** Of chips from before ISO 11784: digits, or ten of which some are letters from A to F. */
const OLD = /^(\d{9}|[\dA-F]{10})$/;

/**
 * Reads a microchip number: 15 digits by ISO 11784, with or without blanks and hyphens, or the 9 or 10 of an old chip, which
 * papers set off by asterisks (peeva.co/microchip-guide). Its first three digits are a country's, 616 Poland's, or from 900 to 998
 * a maker's (ICAR's register of codes, icar.org); 999 is for tests. Its sentences are in the language of `say`.
 */
export function readMicrochip(typed: string, say: SaySentence = inEnglish): ReadMicrochip {
  const number = typed.replaceAll(/[\s\p{Cf}\p{Pd}*]/gu, '').toUpperCase();
  const problem = number === '' ? null : problemOf(number, say);
  return problem ? { number: typed.trim(), problem, note: null } : { number, problem, note: noteOf(number, say) };
}

function problemOf(number: string, say: SaySentence): string | null {
  if (OLD.test(number)) return null;
  if (/\D/.test(number)) return say('A microchip number has digits only, or ten digits and letters from A to F');
  if (number.length !== LENGTH)
    return say('A microchip number has 15 digits, this one has {digits}', { digits: number.length });
  return number.startsWith('999') ? say('Numbers that begin with 999 are for tests only') : null;
}

function noteOf(number: string, say: SaySentence): string | null {
  if (number === '') return null;
  if (number.length !== LENGTH)
    return say(
      'An old chip of {digits} digits: not every reader finds it, and for travel in the EU you bring one along.',
      { digits: number.length },
    );
  const code = Number(number.slice(0, 3));
  if (code === 616) return say('616 stands for Poland. It does not prove where the chip was given or registered.');
  if (code >= 900)
    return say('{code} stands for the maker of the chip. It does not say in which country it was registered.', {
      code,
    });
  return null;
}

/** The form's field. */
export const typedMicrochip = z.string().check(
  z.superRefine((typed, { addIssue }) => {
    const { problem } = readMicrochip(typed);
    if (problem) addIssue(problem);
  }),
);
