import { beforeEach, expect, test } from 'vitest';
import { book, booking, createSides, day, done, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet } = await createSides({ owner: 'Olga Nowak', vet: { fullName: 'Anna Lis' } });
beforeEach(async () => {
  await world.sql('delete from public.appointments');
  await world.sql('delete from private.calendar_links');
});

const make = (person: Person, with_names = false): Promise<string> =>
  done(person.db.rpc('make_calendar_link', { with_names }));
/** As a calendar program reads it: with nothing but the secret. */
const feed = async (secret: string) => {
  const { data, error } = await world.visitor.rpc('calendar_feed', { secret });
  expect(error).toBeNull();
  return data;
};

test('the secret opens the visits: their time, and nothing of who comes', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  const secret = await make(vet);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await feed(secret)).toEqual([
    {
      id,
      date: day(3),
      time: '10:00',
      minutes: 30,
      visit_type: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      pet: null,
      owner: null,
      veterinarian: null,
    },
  ]);
  expect(await done(vet.db.rpc('calendar_link'))).toMatchObject({ with_names: false });
});

test('with names where the veterinarian wants them', async () => {
  await book(owner, vet, day(3), '10:00');
  expect(await feed(await make(vet, true))).toMatchObject([{ pet: 'Rex', owner: 'Olga Nowak', veterinarian: null }]);
});

test('the secret itself is not kept', async () => {
  const secret = await make(vet);
  const [kept] = await world.sql<{ link: string }>('select calendar_links::text as link from private.calendar_links');
  expect(kept?.link).not.toContain(secret);
});

test('a secret that is unknown, revoked or replaced opens nothing', async () => {
  await book(owner, vet, day(3), '10:00');
  for (const unknown of ['', 'x', 'a'.repeat(64)]) expect(await feed(unknown)).toBeNull();
  const first = await make(vet);
  const second = await make(vet);
  expect(await feed(first)).toBeNull();
  expect(await feed(second)).toHaveLength(1);
  expect(await done(vet.db.rpc('revoke_calendar_link'))).toBe(true);
  expect(await feed(second)).toBeNull();
  expect((await vet.db.rpc('calendar_link')).data).toBeNull();
  expect(await done(vet.db.rpc('revoke_calendar_link'))).toBe(false);
});

test('one veterinarian’s link opens no other one’s calendar, and ends no other link', async () => {
  const other = await world.bookableVeterinarian({ fullName: 'Piotr Sowa' });
  await book(owner, vet, day(3), '10:00');
  const secret = await make(vet);
  expect(await feed(await make(other))).toEqual([]);
  await done(other.db.rpc('revoke_calendar_link'));
  expect(await feed(secret)).toHaveLength(1);
});

test('cancelled visits and those of long ago are left out', async () => {
  const cancelled = await book(owner, vet, day(3), '10:00');
  await done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', cancelled.id).select());
  const past = [await world.begunVisit(owner, vet), await world.begunVisit(owner, vet, 'completed')];
  await world.sql('update public.appointments set appointment_date = private.warsaw_today() - 31 where id = $1', [
    past[0]?.id,
  ]);
  const visits = await feed(await make(vet));
  expect(visits.map(({ id }: { id: string }) => id)).toEqual([past[1]?.id]);
});

test('a guest’s visit that was moved is a later state of the same, and leaves once nobody came', async () => {
  const sheet = {
    client_name: 'Anna Gość',
    client_phone: '600 100 200',
    pet_name: 'Filemon',
    pet_type: 'cat',
    reason: 'Ear',
  };
  const when = { veterinarian: vet.id, visit_date: day(3), visit_time: '10:00' };
  const guest = (await done(world.visitor.rpc('book_as_guest', { ...when, ...sheet }))) as string;
  const secret = await make(vet);
  const [before] = await feed(secret);
  await done(world.visitor.rpc('move_guest_visit', { secret: guest, new_date: day(4), new_time: '11:00' }));
  const [moved] = await feed(secret);
  expect(moved).toMatchObject({ id: before.id, date: day(4), time: '11:00', created_at: before.created_at });
  expect(Date.parse(moved.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  await world.sql(`update public.appointments set status = 'cancelled', cancel_reason = 'No-show'`);
  expect(await feed(secret)).toEqual([]);
});

test('on the days when the clocks change, a visit has the time on the clinic’s wall', async () => {
  const enter = (date: string, time: string) =>
    world.sql(
      `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
       values ($1, $2, $3, $4, 'Rex', 'dog', 'Check-up')`,
      [owner.id, vet.id, date, time],
    );
  await enter('2099-03-29', '01:30');
  await enter('2099-03-29', '03:00');
  await enter('2099-10-25', '02:30');
  expect(await feed(await make(vet))).toMatchObject([
    { date: '2099-03-29', time: '01:30' },
    { date: '2099-03-29', time: '03:00' },
    { date: '2099-10-25', time: '02:30' },
  ]);
});

test('an owner’s link has the visits that the owner booked, for any animal: with whom, where, and how to prepare', async () => {
  await world.sql(`update public.profiles set clinic_name = 'Pod Lipami', address = 'ul. Morska 12' where id = $1`, [
    vet.id,
  ]);
  const type = { veterinarian_id: vet.id, name: 'Surgery', minutes: 60, preparation: 'Please bring no breakfast.' };
  const visit_type_id = (await done(vet.db.from('visit_types').insert(type).select('id').single())).id;
  const prepared = { ...booking(owner, vet, day(3), '10:00'), visit_type_id };
  const { id } = await done(owner.db.from('appointments').insert(prepared).select('id').single());
  const over = await world.begunVisit(owner, vet, 'completed');
  await book(otherOwner, vet, day(4), '10:00');
  const place = { name: 'Anna Lis', clinic: 'Pod Lipami', address: 'ul. Morska 12', city: 'Gdynia' };
  expect(await feed(await make(owner, true))).toMatchObject([
    { id: over.id, pet: 'Rex', owner: null, veterinarian: { ...place, preparation: null } },
    { id, pet: 'Rex', owner: null, minutes: 60, veterinarian: { ...place, preparation: 'Please bring no breakfast.' } },
  ]);
  const unnamed = { pet: null, owner: null, veterinarian: null };
  expect(await feed(await make(owner))).toMatchObject([unnamed, { id, visit_type: 'Surgery', ...unnamed }]);

  const rex = { owner_id: owner.id, name: 'Rex', type: 'Dog' };
  const pet_id = (await done(owner.db.from('pets').insert(rex).select('id').single())).id;
  await done(owner.db.from('pets').update({ remembered_since: '2026-11-30T08:00:00Z' }).eq('id', pet_id).select());
  await world.sql('update public.appointments set pet_id = $1 where id = $2', [pet_id, id]);
  expect((await feed(await make(owner, true)))?.at(-1)).toMatchObject({ id, veterinarian: { preparation: null } });
});

test('a visit that a carer books is in the carer’s calendar, and in the owner’s once it is the owner’s', async () => {
  const [secret, carers] = [await make(owner, true), await make(otherOwner, true)];
  const { id } = await book(otherOwner, vet, day(5), '10:00');
  expect([await feed(secret), await feed(carers)]).toMatchObject([[], [{ id }]]);
  await world.sql('update public.appointments set client_id = $1 where id = $2', [owner.id, id]);
  expect([await feed(secret), await feed(carers)]).toMatchObject([[{ id }], []]);
});

test('an owner’s link ends by a new one, by revoking it, and with the account', async () => {
  const leaving = await world.owner();
  await book(leaving, vet, day(6), '10:00');
  const first = await make(leaving);
  const second = await make(leaving);
  expect([await feed(first), await feed(second)]).toMatchObject([null, [{ date: day(6) }]]);
  expect(await done(leaving.db.rpc('revoke_calendar_link'))).toBe(true);
  expect(await feed(second)).toBeNull();
  const last = await make(leaving);
  const mine = await make(owner);
  expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
  expect(await feed(last)).toBeNull();
  expect(await feed(mine)).toEqual([]);
  const kept = 'select person_id from private.calendar_links where person_id = $1';
  expect(await world.sql(kept, [leaving.id])).toEqual([]);
});

test('nobody makes a link without a profile or with a deleted account', async () => {
  const gone = await world.owner();
  await world.sql('update public.profiles set deleted_at = now() where id = $1', [gone.id]);
  await refused(gone.db.rpc('make_calendar_link', { with_names: true }), 403, /Only a person with a profile/);
});

test('visitors have no link', async () => {
  for (const call of ['make_calendar_link', 'revoke_calendar_link', 'calendar_link'])
    await refused(world.visitor.rpc(call, call === 'make_calendar_link' ? { with_names: true } : {}), 401);
});
