import { expect, test } from 'vitest';
import { argsOfWish, DAY_PARTS, daysOfWish, EMPTY_WISH, earlierWishSchema } from './earlier-wish.schema.ts';

const WEDNESDAY = '2026-11-25';
const errorsOf = (value: Partial<typeof EMPTY_WISH>, asksForPet = false) =>
  earlierWishSchema({ asksForPet })
    .safeParse({ ...EMPTY_WISH, ...value })
    .error?.issues.map(({ path }) => path[0]);

test.each([
  ['any', '2026-11-25', '2026-12-01'],
  ['week', '2026-11-25', '2026-11-29'],
  ['tomorrow', '2026-11-26', '2026-11-26'],
] as const)('%s day before a visit of the next week', (days, from, to) => {
  expect(daysOfWish({ days, from: '', to: '' }, '2026-12-01', WEDNESDAY)).toEqual({ from, to });
});

test('no wish goes past the visit, or past the days that are listed', () => {
  expect(daysOfWish({ days: 'tomorrow', from: '', to: '' }, WEDNESDAY, WEDNESDAY)).toEqual({
    ...{ from: WEDNESDAY, to: WEDNESDAY },
  });
  expect(daysOfWish({ days: 'any', from: '', to: '' }, null, WEDNESDAY).to).toBe('2027-01-26');
  expect(daysOfWish({ days: 'chosen', from: '2026-11-27', to: '2027-05-01' }, '2026-12-01', WEDNESDAY)).toEqual({
    ...{ from: '2026-11-27', to: '2026-12-01' },
  });
});

test('a wish needs a weekday, a part of the day, and whole days where they are chosen', () => {
  expect(errorsOf({})).toBeUndefined();
  expect(errorsOf({ weekdays: [], parts: [] })).toEqual(['weekdays', 'parts']);
  expect(errorsOf({ days: 'chosen', from: '2020-01-01', to: '' })).toEqual(['from', 'to']);
});

test('a new visit needs its animal and why it comes', () => {
  expect(errorsOf({}, true)).toEqual(['petName', 'petType', 'reason']);
  expect(errorsOf({ petId: 'p1', reason: 'Limps' }, true)).toBeUndefined();
  expect(errorsOf({ petName: 'x'.repeat(101), petType: 'dog', reason: 'x'.repeat(5001) }, true)).toEqual([
    'petName',
    'reason',
  ]);
});

test('it is sent with hours for parts of the day, and numbers for words', () => {
  const value = { ...EMPTY_WISH, weekdays: ['1', '3'], parts: ['evening' as const], kilometres: '10', petId: 'p1' };
  expect(
    argsOfWish(
      { ...value, reason: ' Limps ' },
      { veterinarianId: 'v1', visitTypeId: 't1', pet: { name: 'Rex', type: 'Dog' } },
    ),
  ).toMatchObject({
    ...{ weekdays: [1, 3], hours: [...DAY_PARTS.evening], kilometres: 10, lead_hours: 2, at_night: false },
    ...{ veterinarian: 'v1', visit_type: 't1', pet: 'p1', pet_name: 'Rex', pet_type: 'Dog', reason: 'Limps' },
  });
  expect(argsOfWish(EMPTY_WISH, { appointment: { id: 'a1', date: '2026-12-01' } })).not.toHaveProperty('reason');
});
