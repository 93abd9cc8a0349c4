import { type Language, sayIn } from '@veto/slice-kit';

/** As `ageOf` and the passport's row say it: '2 years, 6 months'. */
const COUNTED = /^(?:(\d+) years?)?(?:, )?(?:(\d+) months?)?$/;

/** An age in a language: '2 lata, 6 miesięcy' for '2 years, 6 months'. What an owner once wrote otherwise stays as it is. */
export function ageText(age: string | null, language: Language): string | null {
  const say = sayIn(language);
  const counted = age && COUNTED.exec(age);
  if (language === 'en' || !counted) return age && say(age);
  const [, years, months] = counted.map(Number);
  return [years && say('{count} years', { count: years }), months && say('{count} months', { count: months })]
    .filter(Boolean)
    .join(', ');
}
