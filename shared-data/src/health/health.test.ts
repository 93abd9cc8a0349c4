import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DocumentRefusal, readyDocument } from './check-document.ts';
import { dueAgain } from './due-vaccinations.ts';
import { isTaken, medicineSchema } from './medicines.ts';
import { vaccinationSchema } from './vaccinations.ts';
import { isSameVaccine, protectsAgainst, usuallyProtectsUntil, vaccinesFor } from './vaccines.ts';
import { isFarFrom, weightQuestion, weightSchema } from './weights.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const rabies = (given: { givenOn: string; nextDueOn: string | null; [other: string]: string | null }) => ({
  id: '1',
  petId: 'burek',
  product: 'Rabies',
  vaccine: null,
  lotNumber: null,
  ...given,
});

test('a vaccination that was given again is due by the later one', () => {
  const respira = { product: 'Respira', vaccine: 'Kennel cough' };
  expect(
    dueAgain([
      rabies({ givenOn: '2024-12-01', nextDueOn: '2025-12-01' }),
      rabies({ product: ' rabies', givenOn: '2025-11-28', nextDueOn: '2026-11-28' }),
      rabies({ product: 'DHPP', givenOn: '2026-01-01', nextDueOn: '2026-11-25' }),
      rabies({ ...respira, product: 'Nobivac KC', givenOn: '2025-01-01', nextDueOn: '2026-01-01' }),
      rabies({ ...respira, givenOn: '2026-01-01', nextDueOn: '2027-01-01' }),
      rabies({ petId: 'mruczka', givenOn: '2026-01-01', nextDueOn: null }),
    ]),
  ).toEqual([
    { petId: 'burek', product: 'DHPP', dueOn: '2026-11-25' },
    { petId: 'burek', product: ' rabies', dueOn: '2026-11-28' },
    { petId: 'burek', product: 'Respira', dueOn: '2027-01-01' },
  ]);
});

test('what owner and veterinarian entered of one day is due once, by the better entry', () => {
  const typed = { givenOn: '2026-01-05', nextDueOn: '2027-01-05' };
  const ofVet = rabies({ ...typed, id: '0', product: 'Nobivac Rabies', nextDueOn: '2029-01-05', lotNumber: 'R1' });
  for (const entries of [
    [rabies(typed), ofVet],
    [ofVet, rabies({ ...typed, nextDueOn: null })],
    [rabies(typed), rabies({ ...typed, id: '2', nextDueOn: '2029-01-05' })],
  ])
    for (const given of [entries, entries.toReversed()])
      expect(dueAgain(given).map(({ dueOn }) => dueOn)).toEqual(['2029-01-05']);
});

test.each([
  ['Rabisin', 'Nobivac Rabies', true],
  ['Wścieklizna', 'Rabies', true],
  ['Szczepienie przeciw wściekliźnie', 'Purevax Rabies', true],
  ['Versican Plus DHPPi/L4R', 'Rabisin', true],
  ['Nobivac Rabies', 'Versican Plus DHPPi/L4R', false],
  ['Eurican DAPPi-Lmulti', 'Nobivac DHPPi', true],
  ['Nobivac DHP', 'Nobivac DHPPi', false],
  ['Filavac VHD K C+V', 'Eravac', true],
  ['Tricat', 'RCP', true],
  ['Something', ' something ', true],
  ['Something', 'Something else', false],
])('%j later stands for %j: %s', (later, earlier, stands) => {
  expect(isSameVaccine({ product: later }, { product: earlier })).toBe(stands);
});

test('every product that a form suggests is known by what it is against', () => {
  for (const kind of ['dog', 'cat', 'rabbit'])
    for (const { name, products } of vaccinesFor(kind))
      for (const product of products) {
        expect(protectsAgainst({ product }), product).not.toEqual(new Set());
        expect(isSameVaccine({ product, vaccine: name }, { product: name }), product).toBe(true);
      }
});

test('a kind of animal has its vaccines', () => {
  expect(vaccinesFor('Dog').map(({ name }) => name)).toEqual(['Rabies', 'DHPPi', 'Leptospirosis', 'Kennel cough']);
  expect(vaccinesFor('cat').map(({ name }) => name)).toEqual(['Rabies', 'RCP', 'FeLV']);
  expect(vaccinesFor('Fish')).toEqual([]);
});

// WSAVA's vaccination guidelines, 2024: core vaccines every two to four weeks until 16 weeks; rabies once, from 12 weeks on.
test.each([
  ['Dog', 'DHPPi', '2026-11-24', null, '2027-11-24'],
  ['Dog', 'DHPPi', '2028-02-29', '2020-01-01', '2029-02-28'],
  ['Dog', 'DHPPi', '2026-11-24', '2026-09-29', '2026-12-22'],
  ['Dog', 'Leptospirosis', '2026-11-24', '2026-08-05', '2026-12-22'],
  ['Dog', 'Leptospirosis', '2026-11-24', '2026-08-04', '2027-11-24'],
  ['Dog', 'Rabies', '2026-11-24', '2026-08-25', '2027-11-24'],
  ['Cat', 'RCP', '2026-11-24', '2026-09-20', '2026-12-22'],
  ['Rabbit', 'Myxomatosis and RHD', '2026-11-24', '2026-10-10', '2027-11-24'],
])('%s: %s of %s, born %s, is given again on %s', (kind, name, givenOn, birthday, expected) => {
  const vaccine = vaccinesFor(kind).find((each) => each.name === name) ?? { name, products: [] };
  expect(usuallyProtectsUntil(vaccine, givenOn, birthday)).toBe(expected);
});

test('a weight that lost its point is far from the last one, a pound or two is not', () => {
  expect([3.14, 314, 47].map((kilograms) => isFarFrom(31.2, kilograms))).toEqual([true, true, true]);
  expect([31.4, 28, 40, Number.NaN].map((kilograms) => isFarFrom(31.2, kilograms))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a weight that is unusual for the kind of animal is asked about', () => {
  expect(weightQuestion('Cat', ' 45 ')).toBe('A cat of 45 kg?');
  expect(weightQuestion('Dog', '125')).toBe('A dog of 125 kg?');
  expect(weightQuestion('Hamster', '4')).toBe('A hamster of 4 kg?');
  for (const [type, typed] of [
    ...[
      ['Dog', '12,5'],
      ['cat', '4.5'],
      ['Other', '300'],
      ['Cat', ''],
    ],
    ['Cat', '1e3'],
  ] as const)
    expect(weightQuestion(type ?? '', typed ?? '')).toBeNull();
});

const messages = (
  schema: { safeParse: (v: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  values: object,
) => schema.safeParse(values).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [{ product: 'Rabies', givenOn: '2026-11-22', nextDueOn: '' }, []],
  [{ product: ' ', givenOn: '2026-11-22', nextDueOn: '' }, ['Please enter the vaccine']],
  [
    { product: 'Rabies', givenOn: '2026-11-23', nextDueOn: '' },
    ['This date is still to come. Please choose today or a day before.'],
  ],
  [{ product: 'Rabies', givenOn: '2026-11-22', nextDueOn: '2026-11-22' }, ['The next one is due after this one']],
])('a vaccination: %j', (values, expected) => {
  expect(messages(vaccinationSchema, values)).toEqual(expected);
});

test.each([
  ['4,2', true],
  ['4.205', true],
  ['0', false],
  ['4,2 kg', false],
  ['', false],
])('a weight of %j', (kilograms, taken) => {
  expect(weightSchema.safeParse({ kilograms, weighedOn: '2026-11-22' }).success).toBe(taken);
});

test('a course ends on its last day, or goes on', () => {
  expect(isTaken({ startsOn: '2026-11-20', endsOn: '2026-11-22' }, '2026-11-22')).toBe(true);
  expect(isTaken({ startsOn: '2026-11-20', endsOn: '2026-11-22' }, '2026-11-23')).toBe(false);
  expect(isTaken({ startsOn: '2026-11-20', endsOn: null }, '2027-11-23')).toBe(true);
  expect(isTaken({ startsOn: '2026-11-23', endsOn: null }, '2026-11-22')).toBe(false);
  const course = { name: 'Meloxicam', dose: '', startsOn: '2026-11-20', endsOn: '2026-11-19', intervalHours: '' };
  expect(messages(medicineSchema, course)).toEqual(['The last day is not before the first one']);
  for (const intervalHours of ['0', '1.5', '169', 'daily'])
    expect(messages(medicineSchema, { ...course, endsOn: '', intervalHours })).toEqual([
      'Please enter whole hours, from 1 to 168',
    ]);
});

test('a document is what its bytes are, not what its name says', async () => {
  const file = (start: string, size = 0) => new File([start, new Uint8Array(size)], 'report.pdf');
  expect((await readyDocument(file('%PDF-1.7'))).type).toBe('application/pdf');
  await expect(readyDocument(file('<html>'))).rejects.toThrow(DocumentRefusal);
  await expect(readyDocument(file('%PDF-1.7', 10 * 1024 * 1024))).rejects.toMatchObject({
    toast: { description: 'Please upload a document smaller than 10MB.' },
  });
});
