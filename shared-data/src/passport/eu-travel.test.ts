import { expect, test } from 'vitest';
import { euTravel, type TravelRecord } from './eu-travel.ts';

const BUREK: TravelRecord = {
  type: 'Dog',
  microchipNumber: '616093900123456',
  birthday: '2024-01-01',
  vaccinations: [
    { product: 'Nobivac DHPPi', givenOn: '2026-11-20', nextDueOn: '2027-11-20' },
    { product: 'Rabisin', givenOn: '2026-02-01', nextDueOn: '2027-02-01' },
  ],
};
const states = (change: Partial<TravelRecord>, today = '2026-11-28') =>
  euTravel({ ...BUREK, ...change }, today)?.map(({ state }) => state);
const rabies = (givenOn: string, nextDueOn: string | null) => ({ product: 'Wścieklizna', givenOn, nextDueOn });

test.each<[string, Partial<TravelRecord>, string[]]>([
  ['all but the day of the chip is in the record', {}, ['ask', 'yes', 'yes', 'yes']],
  [
    'a booster came in time',
    { vaccinations: [rabies('2026-11-20', '2027-11-20'), rabies('2025-11-21', '2026-11-21')] },
    ['ask', 'yes', 'yes', 'yes'],
  ],
  [
    'a booster came late, eight days ago',
    { vaccinations: [rabies('2026-11-20', '2027-11-20'), rabies('2025-11-01', '2026-11-01')] },
    ['ask', 'yes', 'yes', 'no'],
  ],
  [
    'the first one was 20 days ago',
    { vaccinations: [rabies('2026-11-08', '2027-11-08')] },
    ['ask', 'yes', 'yes', 'no'],
  ],
  [
    'the first one was 21 days ago',
    { vaccinations: [rabies('2026-11-07', '2027-11-07')] },
    ['ask', 'yes', 'yes', 'yes'],
  ],
  ['it is over', { vaccinations: [rabies('2025-11-01', '2026-11-01')] }, ['ask', 'yes', 'no', 'yes']],
  ['nobody wrote until when', { vaccinations: [rabies('2025-11-01', null)] }, ['ask', 'yes', 'ask', 'yes']],
  [
    'the same one was entered twice, by its owner and by the vet',
    {
      vaccinations: [
        rabies('2026-11-20', '2027-11-20'),
        rabies('2026-11-20', null),
        rabies('2026-11-19', '2027-11-19'),
      ],
    },
    ['ask', 'yes', 'yes', 'no'],
  ],
  [
    'a booster in time was entered twice',
    {
      vaccinations: [
        rabies('2026-11-20', null),
        rabies('2026-11-20', '2027-11-20'),
        rabies('2026-11-19', '2027-11-19'),
        rabies('2025-11-21', '2026-11-21'),
      ],
    },
    ['ask', 'yes', 'yes', 'yes'],
  ],
  ['it was too young', { birthday: '2025-11-10' }, ['ask', 'no']],
  [
    'it was too young, and had another one at 12 weeks, ten days ago',
    {
      birthday: '2026-08-20',
      vaccinations: [rabies('2026-11-18', '2027-11-18'), rabies('2026-11-01', '2027-11-01')],
    },
    ['ask', 'yes', 'yes', 'no'],
  ],
  ['it was 12 weeks old on the day', { birthday: '2025-11-09' }, ['ask', 'yes', 'yes', 'yes']],
  ['the birthday is unknown', { birthday: null }, ['ask', 'ask', 'yes', 'yes']],
  ['no rabies', { vaccinations: [] }, ['ask', 'ask']],
  ['no chip', { microchipNumber: null }, ['ask', 'yes', 'yes', 'yes']],
])('%s', (_, change, expected) => expect(states(change)).toEqual(expected));

test('a rabbit has no such passport, a ferret has', () => {
  expect(states({ type: 'Rabbit' })).toBeUndefined();
  expect(states({ type: 'Ferret' })).toHaveLength(4);
});
