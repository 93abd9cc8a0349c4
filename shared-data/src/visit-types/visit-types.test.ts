import { expect, test } from 'vitest';
import { minutesInPolish, minutesInUkrainian } from './minutes-in-words.ts';
import { CONSULTATION } from './visit-type.ts';
import { visitTypeColumns, visitTypeSchema, visitTypeValues } from './visit-type-form.ts';
import {
  bookedTypeText,
  estimateText,
  minutesText,
  visitPriceText,
  visitTypeLimits,
  visitTypeOption,
  visitTypeText,
} from './visit-type-words.ts';

test.each([
  [15, '15 min', '15 min', '15 хв'],
  [60, '1 h', '1 godz.', '1 год'],
  [95, '1 h 35 min', '1 godz. 35 min', '1 год 35 хв'],
  [240, '4 h', '4 godz.', '4 год'],
])('%i minutes are %s, in other languages %s and %s', (minutes, ...texts) => {
  expect([minutesText, minutesInPolish, minutesInUkrainian].map((inWords) => inWords(minutes))).toEqual(texts);
});

test('a price is one number, a range, or nothing', () => {
  expect(visitPriceText({ price: { from: 90, to: 140 } })).toBe('90–140 zł');
  expect(visitPriceText({ price: { from: 90, to: 90 } })).toBe('90 zł');
  expect(visitPriceText(CONSULTATION)).toBe('');
});

test('an estimate says the price, what it depends on, and what others ask where five do', () => {
  const usual = { city: 'Gdynia', price: 120, veterinarians: 6 };
  expect(estimateText({ price: { from: 90, to: 140 } })).toMatch(/^Expect 90–140 zł, depending on your pet’s size/);
  expect(estimateText({ price: { from: 90, to: 90 } }, usual)).toMatch(
    /^Expect 90 zł\. .* In Gdynia, 6 vets ask from 120 zł/,
  );
  expect(estimateText({ price: null }, usual)).toMatch(/^This vet states no price for it\. .* In Gdynia, 6 vets ask/);
});

test('a group says how long each takes, and for whom', () => {
  expect(visitTypeOption({ ...CONSULTATION, id: 'a', minutes: 60, visits: 'first' })).toEqual({
    id: 'a',
    name: 'Consultation',
    detail: '1 h, new clients',
    price: '',
  });
});

test('what limits a type is said, and nothing where nothing does', () => {
  expect(visitTypeLimits(CONSULTATION)).toBe('');
  expect(visitTypeLimits({ visits: 'first', bookedBy: 'phone', treats: ['cat', 'dog'] })).toBe(
    'New clients, Only by phone, Dogs, Cats',
  );
});

test('a stored type is typed again as it stands, one price into one field', () => {
  const type = { ...CONSULTATION, id: 'a', price: { from: 90, to: 90 }, treats: ['rabbit', 'dog'] };
  expect(visitTypeValues(type)).toMatchObject({ priceFrom: '90', priceTo: '', treats: ['dog', 'rabbit'] });
  expect(visitTypeColumns(visitTypeValues(type))).toMatchObject({ price_from: 90, price_to: 90, preparation: null });
});

test('a type is called in the reader’s language, where its vet named it in that', () => {
  const type = { ...CONSULTATION, name: 'Check-up', writtenIn: 'en', nameIn: { pl: 'Kontrola' } } as const;
  expect(visitTypeText(type, minutesInPolish, 'pl')).toBe('Kontrola, 30 min');
  expect(visitTypeText(type, minutesInUkrainian, 'uk')).toBe('Check-up, 30 хв');
  expect(visitTypeOption(type)).toMatchObject({ name: 'Check-up', language: 'en' });
  expect(bookedTypeText({ type, duration: 20 })).toBe('Check-up, 20 min');
});

const typed = { ...visitTypeValues(), name: 'Vaccination' };

test.each([
  ['no name', { name: ' ' }, 'Please enter a name'],
  ['10 minutes', { minutes: '10' }, 'A visit takes at least 15 minutes'],
  ['five hours', { minutes: '300' }, 'A visit takes at most 240 minutes'],
  ['17 minutes', { minutes: '17' }, 'Please choose a multiple of 5 minutes'],
  ['a price from nowhere', { priceTo: '90' }, 'Please enter the lowest price, too'],
  [
    'a range that ends below its start',
    { priceFrom: '1 090', priceTo: '980' },
    'The highest price must not be below the lowest',
  ],
  ['half a zloty', { priceFrom: '90,5' }, 'Please enter a whole number of zloty'],
  ['1e3 zloty', { priceFrom: '1e3' }, 'Please enter a whole number of zloty'],
  ['a long name in Polish', { nameIn: { pl: 'a'.repeat(81) } }, 'Please use at most 80 characters'],
  ['an address in a name', { nameIn: { uk: 'casino.pl' } }, 'Please write this without a web or mail address'],
  ['no length', { minutes: '' }, 'Please enter how many minutes it takes'],
])('%s is refused beside its field', (_what, differences, message) => {
  expect(visitTypeSchema.safeParse(typed).success).toBe(true);
  const { error } = visitTypeSchema.safeParse({ ...typed, ...differences });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
