import { beforeAll, expect, test } from 'vitest';
import { createEarlier } from './earlier-world.ts';
import { book, day, done, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, third, vet, otherVet, askForNew, decline, free, work, offersOf, take, nobodySleeps } =
  await createEarlier();
beforeAll(nobodySleeps);
const [DATE, TIME] = [day(5), '10:00'];

test('keeping the visit passes the time on at once, and so does ending the request or leaving', async () => {
  const leaver = await world.owner();
  for (const person of [owner, leaver, otherOwner, third]) await done(askForNew(person, vet));
  await free();
  await decline(owner);
  expect(await offersOf(leaver)).toHaveLength(1);
  expect((await leaver.db.rpc('delete_account', { address: leaver.email })).error).toBeNull();
  expect(await world.sql('select from public.earlier_requests where client_id = $1', [leaver.id])).toEqual([]);
  await work();
  expect(await offersOf(otherOwner)).toHaveLength(1);
  const { id } = await done(otherOwner.db.from('earlier_requests').select('id').single());
  await done(otherOwner.db.rpc('end_earlier_request', { request: id }));
  expect(await offersOf(third)).toHaveLength(1);
});

test('an account that leaves with a visit frees its time, and takes its requests along in the download before', async () => {
  const leaver = await world.owner();
  await book(leaver, vet, DATE, TIME);
  await done(askForNew(leaver, vet));
  await done(askForNew(owner, vet));
  expect(await done(leaver.db.rpc('own_data'))).toMatchObject({
    earlier_requests: [{ pet_name: 'Rex' }],
    slot_offers: [],
  });
  expect((await leaver.db.rpc('delete_account', { address: leaver.email })).error).toBeNull();
  expect(await offersOf(owner)).toMatchObject([{ slot_date: DATE }]);
});

test('a veterinarian sees how many cancellations were filled, and nobody else does', async () => {
  await done(askForNew(owner, vet));
  await free();
  await free(vet, DATE, '12:00');
  await done(take(owner, { id: (await offersOf(owner))[0]?.id ?? '' }));
  expect(await done(vet.db.rpc('own_filled_cancellations'))).toEqual([{ cancelled: 2, filled: 1 }]);
  expect(await done(otherVet.db.rpc('own_filled_cancellations'))).toEqual([{ cancelled: 0, filled: 0 }]);
  await refused(owner.db.rpc('own_filled_cancellations'), 403);
  await withoutEffect(world.visitor.rpc('own_filled_cancellations'));
});

test('a time at which the veterinarian does not work any more is held for nobody, and stays held under new hours', async () => {
  const vet = await world.bookableVeterinarian();
  const openAt = async (opens_at: string, closes_at: string) => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens_at, closes_at }));
    expect((await vet.db.rpc('set_working_hours', { hours })).error).toBeNull();
  };
  await openAt('08:00', '18:00');
  await done(askForNew(owner, vet));
  await free(vet);
  await openAt('08:00', '15:00');
  expect(await offersOf(owner)).toMatchObject([{ slot_time: `${TIME}:00`, outcome: null }]);
  await openAt('12:00', '18:00');
  expect(await offersOf(owner)).toMatchObject([{ outcome: 'ended' }]);
  await free(vet, DATE, '14:00');
  const away = { veterinarian_id: vet.id, starts_on: DATE, ends_on: DATE, starts_at: '14:00', ends_at: '15:00' };
  await done(vet.db.from('time_off').insert(away).select('id'));
  expect(await offersOf(owner)).toMatchObject([{ outcome: 'ended' }, { slot_time: '14:00:00', outcome: 'ended' }]);
});
