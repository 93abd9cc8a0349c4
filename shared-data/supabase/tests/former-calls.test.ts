import { expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book as bookAsOwner, day, done, refused } from './world.ts';

const { world, owner, vet, otherVet, book, shown, begun } = await createGuests();

/** As a slice of mf-vet before 1.4 asks. */
const { db } = vet;
const CALLER = { client_name: 'Jan Kos', client_phone: '600 100 300', pet_name: 'Bury', pet_type: 'cat', reason: null };

test('a slice of last week books a visit by phone, lists it beside those of guests, and cancels it', async () => {
  await book();
  const byPhone = { ...CALLER, visit_date: day(3), visit_time: '11:00' };
  const [visit] = await done(db.from('phone_visits').insert(byPhone).select());
  expect(visit).toMatchObject({ ...byPhone, client_phone: '+48 600 100 300', visit_time: '11:00:00', by_guest: false });
  const listed = db.from('phone_visits').select('*').eq('veterinarian_id', vet.id).order('visit_time').range(0, 999);
  expect(await done(listed)).toMatchObject([{ by_guest: true }, { by_guest: false, outcome: null }]);
  await refused(db.from('phone_visits').insert(byPhone).select(), 409, /just been taken/);
  expect(await done(otherVet.db.from('phone_visits').select())).toEqual([]);
  expect((await world.visitor.from('phone_visits').select()).error?.code).toBe('42501');
  expect(await done(db.from('phone_visits').delete().eq('id', visit.id).select('id'))).toEqual([{ id: visit.id }]);
  expect(await done(db.from('phone_visits').select('by_guest'))).toEqual([{ by_guest: true }]);
});

test('and has visits with a client alone in its list of appointments', async () => {
  await book();
  const { id } = await bookAsOwner(owner, vet, day(3), '12:00');
  const visits = await done(db.from('appointments').select('id, client_id').eq('veterinarian_id', vet.id));
  expect(visits).toEqual([{ id, client_id: owner.id }]);
});

test('and cancels and finishes those of guests', async () => {
  const secret = await book();
  const { id } = await done(db.from('phone_visits').select('id').single());
  await begun();
  expect((await db.rpc('finish_own_guest', { visit: id, outcome: 'no-show' })).error).toBeNull();
  expect(await done(db.from('phone_visits').select('outcome').single())).toEqual({ outcome: 'no-show' });
  expect(await shown(secret)).toMatchObject({ state: 'past', pet: 'Mruczek' });
  expect((await db.rpc('finish_own_guest', { visit: id, outcome: null })).error).toBeNull();
  const other = await book({ visit_time: '13:00', client_phone: '600 100 201' });
  const [coming] = await done(db.from('phone_visits').select('id').eq('visit_time', '13:00'));
  expect((await db.rpc('cancel_own_guest', { visit: coming?.id, reason: 'I am ill' })).error).toBeNull();
  expect(await shown(other)).toMatchObject({ state: 'cancelled', cancel_reason: 'I am ill' });
});
