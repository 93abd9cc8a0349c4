import { expect, test } from 'vitest';
import { book, createSides, day, done, type Person, refused } from './world.ts';

const { world, owner, vet, otherVet } = await createSides();

const set = (person: Pick<Person, 'db'>, hours: unknown) => person.db.rpc('set_working_hours', { hours });
const hoursOf = (person: Person) =>
  world.sql<{ weekday: number; opens_at: string; closes_at: string }>(
    `select weekday, opens_at::text, closes_at::text from public.working_hours
     where veterinarian_id = $1 order by weekday, opens_at`,
    [person.id],
  );
const entry = (weekday: unknown, opens_at: unknown, closes_at: unknown) => ({ weekday, opens_at, closes_at });

test('replaces all hours of the veterinarian who asks, and nobody else’s', async () => {
  expect(
    (await set(vet, [entry(1, '09:00', '12:00'), entry(1, '13:00', '17:00'), entry(7, '00:00', '24:00')])).error,
  ).toBeNull();
  expect(await hoursOf(vet)).toEqual([
    entry(1, '09:00:00', '12:00:00'),
    entry(1, '13:00:00', '17:00:00'),
    entry(7, '00:00:00', '24:00:00'),
  ]);
  expect(await hoursOf(otherVet)).toHaveLength(7);
});

test('writes for the one who asks, whomever an entry names', async () => {
  await set(vet, [{ ...entry(2, '09:00', '12:00'), veterinarian_id: otherVet.id }]);
  expect(await hoursOf(vet)).toEqual([entry(2, '09:00:00', '12:00:00')]);
  expect(await hoursOf(otherVet)).toHaveLength(7);
});

test('an empty list takes all away, and visits that are booked stay booked', async () => {
  const { id } = await book(owner, otherVet);
  expect((await set(otherVet, [])).error).toBeNull();
  expect(await hoursOf(otherVet)).toEqual([]);
  expect(await done(owner.db.from('appointments').select('status').eq('id', id).single())).toEqual({
    status: 'upcoming',
  });
  await refused(
    owner.db.rpc('request_reschedule', { appointment: id, proposed_date: day(4), proposed_time: '10:00' }),
    409,
    /does not take bookings/,
  );
});

test('neither an owner nor a visitor has hours', async () => {
  await refused(set(owner, [entry(1, '09:00', '10:00')]), 403, /Only a veterinarian/);
  await refused(set({ db: world.visitor }, []), 401);
});

test.each([
  ['no list', null],
  ['an object', {}],
  ['a list of words', ['Monday']],
  ['a list of lists', [[1]]],
  ['a list with a gap', [null]],
  ['more entries than a week has', Array.from({ length: 51 }, () => entry(1, '09:00', '10:00'))],
  ['no weekday', [entry(undefined, '09:00', '10:00')]],
  ['an eighth day', [entry(8, '09:00', '10:00')]],
  ['a weekday by name', [entry('Monday', '09:00', '10:00')]],
  ['no time of the day', [entry(1, '25:00', '26:00')]],
  ['seconds', [entry(1, '09:00:30', '10:00')]],
  ['a day that ends before it begins', [entry(1, '10:00', '09:00')]],
  ['a day that ends when it begins', [entry(1, '10:00', '10:00')]],
])('%s is refused, and the hours stay', async (_what, hours) => {
  const before = await hoursOf(vet);
  await refused(set(vet, hours), 400);
  expect(await hoursOf(vet)).toEqual(before);
});

test('overlapping parts of a day are refused with a sentence, and the hours stay', async () => {
  const before = await hoursOf(vet);
  expect(before).not.toEqual([]);
  await refused(set(vet, [entry(3, '09:00', '12:00'), entry(3, '11:59', '13:00')]), 409, /overlap/);
  expect(await hoursOf(vet)).toEqual(before);
});
