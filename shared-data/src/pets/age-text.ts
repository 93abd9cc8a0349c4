import type { SaySentence } from '../typed/index.ts';

/** As `ageOf` and the passport's row say it: '2 years, 6 months'. */
const COUNTED = /^(?:(\d+) years?)?(?:, )?(?:(\d+) months?)?$/;

/**
 * An age in a language: '2 lata, 6 miesięcy' for '2 years, 6 months'. What an owner once wrote otherwise stays as it is.
 * `say` is of that language and knows `AGES_IN_POLISH`.
 */
export function ageText(age: string | null, language: string, say: SaySentence): string | null {
  const counted = age && COUNTED.exec(age);
  if (language === 'en' || !counted) return age && say(age);
  const [, years, months] = counted.map(Number);
  return [years && say('{count} years', { count: years }), months && say('{count} months', { count: months })]
    .filter(Boolean)
    .join(', ');
}
