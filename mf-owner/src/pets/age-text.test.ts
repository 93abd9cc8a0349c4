import { addWords } from '@veto/slice-kit';
import { expect, it } from 'vitest';
import { ageText } from './age-text.ts';
import { PET_LOOKS_IN_POLISH } from './pet-looks.pl.ts';

addWords('pl', PET_LOOKS_IN_POLISH);

it.each([
  ['2 years, 6 months', '2 lata, 6 miesięcy'],
  ['1 year', '1 rok'],
  ['12 years, 1 month', '12 lat, 1 miesiąc'],
  ['3 months', '3 miesiące'],
  ['under a month', 'mniej niż miesiąc'],
  ['about two', 'about two'],
])('%s is %s', (age, polish) => {
  expect(ageText(age, 'pl')).toBe(polish);
  expect(ageText(age, 'en')).toBe(age);
});

it('an age that nobody knows stays unknown', () => expect(ageText(null, 'pl')).toBeNull());
