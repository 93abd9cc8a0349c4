import { visit } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { dueCells } from './due-cells.ts';

const entry = { petId: 'p', enteredBy: null };
const nothing = {
  petId: 'p',
  visit: null,
  vaccinations: [],
  medicines: [],
  today: '2026-11-24',
  language: 'en',
} as const;
const rabies = (id: string, givenOn: string, nextDueOn: string | null) => ({
  ...entry,
  id,
  product: 'Rabies',
  givenOn,
  nextDueOn,
  lotNumber: null,
  vaccine: null,
});

test('nothing is due where nothing is known', () => {
  expect(dueCells(nothing)).toEqual([]);
});

test('the next visit, a vaccination within a month and what is taken now, by their days', () => {
  const cells = dueCells({
    ...nothing,
    visit: visit({ date: '2026-11-25', time: '10:00' }),
    vaccinations: [rabies('v', '2025-12-04', '2026-12-04')],
    medicines: [
      {
        ...entry,
        id: 'm',
        name: 'Carprofen',
        dose: '1 tablet',
        startsOn: '2026-11-22',
        endsOn: '2026-11-28',
        intervalHours: null,
      },
      {
        ...entry,
        id: 'old',
        name: 'Amoxicillin',
        dose: null,
        startsOn: '2026-01-01',
        endsOn: '2026-01-08',
        intervalHours: null,
      },
    ],
  });
  expect(cells.map(({ date, title, text, isPressing }) => [date, title, text, isPressing])).toEqual([
    ['2026-11-25', 'Visit tomorrow, 10:00', expect.any(String), false],
    ['2026-11-28', 'Carprofen, 1 tablet', 'Last day in four days', false],
    ['2026-12-04', 'Rabies', 'Due on Fri, Dec 4', true],
  ]);
});

test('a vaccination that was given again, or is due later, is no worry; one that was missed is', () => {
  const given = [rabies('new', '2026-11-01', '2027-11-01'), rabies('old', '2025-10-01', '2026-10-01')];
  expect(dueCells({ ...nothing, vaccinations: given })).toEqual([]);
  expect(dueCells({ ...nothing, vaccinations: given.slice(1) })).toMatchObject([{ text: 'Was due', isPressing: true }]);
});

test('three at most', () => {
  const vaccinations = ['a', 'b', 'c', 'd'].map((product) => ({
    ...rabies(product, '2025-12-01', '2026-12-01'),
    product,
  }));
  expect(dueCells({ ...nothing, vaccinations })).toHaveLength(3);
});
