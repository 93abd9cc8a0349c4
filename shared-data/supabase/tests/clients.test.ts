import { describe, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book as bookAsOwner, booking, day, done, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet, book, mails, shown, begun } = await createGuests();

interface Client {
  key: string;
  client_id: string | null;
  name: string;
  phone: string | null;
  email: string | null;
  address_visit: string | null;
  visits: number;
  next_visit: string | null;
  last_visit: string | null;
  pets: { name: string; type: string; last_visit: string }[];
}
const clients = async (asked: object = {}, { db } = vet) =>
  (await done(db.rpc('own_clients', asked))) as unknown as Client[];
const names = async (words: string) => (await clients({ words })).map(({ name }) => name);

const CALL = { visit_date: day(5), visit_time: '10:00', pet_names: ['Mruczek'], pet_types: ['cat'] };
const CALLER = { ...CALL, client_name: 'Anna Lis', client_phone: '600 100 200' };
const call = (fields: object = {}, { db } = vet) => db.rpc('book_for_caller', { ...CALLER, ...fields });
const callOf = (client: string, fields: object = {}, { db } = vet) =>
  db.rpc('book_for_caller', { ...CALL, client, ...fields });
const told = async (booking: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await booking;
  expect(error).toBeNull();
  return (data as { told: boolean }).told;
};

/** An owner with a visit to come, a guest with an address, and somebody who telephoned. */
async function three() {
  await bookAsOwner(owner, vet, day(3), '10:00');
  await book({ visit_time: '11:00', email: 'anna@gosc.test' });
  expect((await call({ visit_time: '12:00', client_name: 'Jan Kos', client_phone: '601 200 300' })).error).toBeNull();
}

describe('the clients of a veterinarian', () => {
  test('are those who had or have a visit, each once, whoever booked; with their animals', async () => {
    await three();
    const figa = { ...booking(owner, vet, day(4)), pet_name: 'Figa' };
    expect((await owner.db.from('appointments').insert(figa)).error).toBeNull();
    const found = await clients();
    expect(found.map(({ name, client_id }) => [name, client_id])).toEqual([
      ['Anna Gość', null],
      ['Jan Kos', null],
      [owner.fullName, owner.id],
    ]);
    const [guest, , account] = found;
    expect(guest).toMatchObject({ phone: '+48 600 100 200', email: null, next_visit: day(3), last_visit: null });
    expect(guest?.address_visit).not.toBeNull();
    expect(account).toMatchObject({ email: owner.email, address_visit: null, visits: 0, next_visit: day(3) });
    expect(account?.pets.map(({ name }) => name)).toEqual(['Figa', 'Rex']);
    expect(JSON.stringify(found)).not.toContain('gosc.test');
  });

  test('are found by any word of a name, by an animal, and by a telephone however it is written', async () => {
    await three();
    for (const words of ['kos', 'JAN K', 'kos jan', '601200300', '+48 601-200-300', '0048601200300', '200 300'])
      expect(await names(words)).toEqual(['Jan Kos']);
    expect(await names('gosc')).toEqual(['Anna Gość']);
    expect(await names('rex')).toEqual([owner.fullName]);
    for (const words of [otherVet.fullName, '999', "%' or true", 'kos %']) expect(await names(words)).toEqual([]);
  });

  test('come in parts, and none of them is lost', async () => {
    await three();
    const first = await clients({ at_most: 2 });
    const last = first.at(-1);
    const rest = await clients({ at_most: 2, after_name: last?.name, after_key: last?.key });
    expect([...first, ...rest]).toEqual(await clients());
  });

  test('are nobody else’s, and nothing is left of one who cancelled without an account', async () => {
    await three();
    for (const person of [otherVet, owner]) expect(await clients({}, person)).toEqual([]);
    await refused(world.visitor.rpc('own_clients'), 401);
    const [{ id } = { id: '' }] = (await done(vet.db.rpc('visits_of_practice').eq('client_name', 'Jan Kos'))) as {
      id: string;
    }[];
    const cancelled = await vet.db.rpc('cancel_own_visit', { visit: id, reason: 'The owner asked for it' });
    expect(cancelled.error).toBeNull();
    expect(await names('kos')).toEqual([]);
  });

  test('have as many visits as were completed', async () => {
    await call({ visit_time: '10:30' });
    await begun();
    for (const { id } of (await done(vet.db.rpc('visits_of_practice'))) as { id: string }[])
      await done(vet.db.rpc('complete_visit', { appointment: id }));
    expect(await clients()).toMatchObject([{ visits: 1, last_visit: day(-1), next_visit: null }]);
  });
});

describe('booking for a caller', () => {
  test('with an account is their visit, of which they hear, and which opens no record', async () => {
    await bookAsOwner(owner, vet, day(3), '10:00');
    await world.sql('delete from private.mails');
    await world.sql('delete from public.notifications');
    const pet = await done(
      owner.db.from('pets').insert({ owner_id: owner.id, name: 'Mruczek', type: 'Cat' }).select('id').single(),
    );
    expect(await told(callOf(owner.id))).toBe(true);
    const visit = await done(owner.db.from('appointments').select().eq('appointment_date', day(5)).single());
    expect(visit).toMatchObject({ booked_by: 'vet', pet_id: null, pet_name: 'Mruczek', client_name: null });
    await withoutEffect(vet.db.from('pets').select().eq('id', pet.id));
    expect((await mails()).map(({ to, kind }) => [to, kind])).toEqual([[owner.email, 'booked']]);
    expect(await done(owner.db.from('notifications').select('kind'))).toEqual([{ kind: 'booked' }]);
    await done(owner.db.rpc('set_pet_of_own_visit', { visit: visit.id, pet: pet.id }));
    expect(await done(vet.db.from('pets').select('id').eq('id', pet.id))).toHaveLength(1);
    expect((await owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', visit.id)).error).toBeNull();
  });

  test('is of nobody who never was a client, and nobody but a veterinarian does it', async () => {
    await three();
    await refused(callOf(otherOwner.id), 403, /had or have a visit/);
    await refused(callOf(owner.id, {}, otherVet), 403, /had or have a visit/);
    await refused(call({}, owner), 403, /your own practice/);
    await refused(world.visitor.rpc('book_for_caller', CALLER), 401);
    const direct = { ...booking(owner, vet, day(6)), booked_by: 'vet' };
    expect((await vet.db.from('appointments').insert(direct)).error?.code).toBe('42501');
  });

  test('mails the link to an address that was said, or that an earlier visit has; else nobody hears', async () => {
    expect(await told(call())).toBe(false);
    expect(await told(call({ visit_time: '11:00', email: ' anna@lis.test ' }))).toBe(true);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'anna@lis.test', kind: 'guest_booked', about: { language: 'pl' } });
    expect(await shown(mail?.about.secret ?? '')).toMatchObject({ state: 'open', date: day(5), time: '11:00' });
    await book({ visit_time: '13:00', email: 'anna@gosc.test', language: 'en' });
    await world.sql('delete from private.mails');
    const [guest] = await clients({ words: 'gość' });
    const again = { client_name: guest?.name, client_phone: guest?.phone, address_visit: guest?.address_visit };
    expect(await told(call({ ...again, visit_time: '14:00' }))).toBe(true);
    expect(await mails()).toMatchObject([{ to: 'anna@gosc.test', about: { language: 'en' } }]);
    await refused(call({ visit_time: '15:00', email: 'anna@' }), 400, /valid email/);
    const stranger = { ...again, visit_time: '15:00' };
    expect(await told(otherVet.db.rpc('book_for_caller', { ...CALLER, ...stranger }))).toBe(false);
  });

  test('books several animals one after the other, or none of them', async () => {
    const both = { pet_names: ['Mruczek', 'Figa'], pet_types: ['Cat', 'Dog'] };
    await call({ visit_time: '10:30' });
    await refused(call({ ...both, client_name: 'Jan' }), 409, /just been taken/);
    expect((await call({ ...both, visit_time: '11:00' })).error).toBeNull();
    const visits = vet.db.rpc('visits_of_practice').select('pet_name, appointment_time').order('appointment_time');
    expect(await done(visits)).toEqual([
      { pet_name: 'Mruczek', appointment_time: '10:30:00' },
      { pet_name: 'Mruczek', appointment_time: '11:00:00' },
      { pet_name: 'Figa', appointment_time: '11:30:00' },
    ]);
    for (const pet_names of [[], ['a', 'b'], null]) await refused(call({ pet_names }), 400, /which animal/);
  });

  test('sent again is the same booking; another caller finds the time taken', async () => {
    const first = await done(call());
    expect(await done(call())).toEqual(first);
    await refused(call({ client_name: 'Jan Kos' }), 409, /just been taken/);
    expect(await done(vet.db.rpc('visits_of_practice'))).toHaveLength(1);
  });

  test('fills nobody’s calendar: five visits to come of a client, which leave theirs alone', async () => {
    await bookAsOwner(owner, vet, day(3), '10:00');
    for (const hour of ['10', '11', '12', '13', '14'])
      expect((await callOf(owner.id, { visit_time: `${hour}:00` })).error).toBeNull();
    await refused(callOf(owner.id, { visit_time: '15:00' }), 429, /5 visits to come/);
    await bookAsOwner(owner, vet, day(3), '11:00');
  });

  test('goes with its link into an account, with a reason where none was said', async () => {
    await call({ email: 'ola@veto.test' });
    const [mail] = await mails();
    expect((await otherOwner.db.rpc('take_over_guest_visit', { secret: mail?.about.secret })).error).toBeNull();
    const taken = otherOwner.db.from('appointments').select('booked_by, reason_for_visit, client_name');
    expect(await done(taken)).toEqual([{ booked_by: 'owner', reason_for_visit: 'Booked by phone', client_name: null }]);
  });
});
