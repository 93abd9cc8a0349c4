import { expect, it } from 'vitest';
import { AGES_IN_POLISH, ageText } from './index.ts';

const plural = new Intl.PluralRules('pl');

/** As slice-kit says it. */
function inPolish(text: string, { count = 0 }: Readonly<Record<string, string | number>> = {}): string {
  const words: Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>> = AGES_IN_POLISH;
  const said = words[text] ?? text;
  const form = typeof said === 'string' ? said : said[plural.select(Number(count))];
  return (form ?? text).replace('{count}', String(count));
}

it.each([
  ['2 years, 6 months', '2 lata, 6 miesięcy'],
  ['1 year', '1 rok'],
  ['12 years, 1 month', '12 lat, 1 miesiąc'],
  ['3 months', '3 miesiące'],
  ['under a month', 'mniej niż miesiąc'],
  ['about two', 'about two'],
])('%s is %s', (age, polish) => {
  expect(ageText(age, 'pl', inPolish)).toBe(polish);
  expect(ageText(age, 'en', (text) => text)).toBe(age);
});

it('an age that nobody knows stays unknown', () => expect(ageText(null, 'pl', inPolish)).toBeNull());
