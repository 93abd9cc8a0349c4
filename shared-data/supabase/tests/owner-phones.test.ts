import { beforeEach, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book, day, done, type Person, refused, withoutEffect } from './world.ts';

const guests = await createGuests();
const { world, owner, otherOwner, vet, otherVet } = guests;
beforeEach(() => world.sql('delete from public.owner_phones'));

const set = (person: Pick<Person, 'db'>, phone: string) => person.db.rpc('set_own_phone', { phone });
const readBy = (person: Pick<Person, 'db'>) => done(person.db.from('owner_phones').select('owner_id, phone'));
const clients = async (words?: string) =>
  (await done(vet.db.rpc('own_clients', { words }))) as { name: string; phone: string | null }[];

test('an owner stores a number in its one form, changes it and takes it away', async () => {
  expect(await done(set(owner, 'tel. 600-100-200'))).toBe('+48 600 100 200');
  expect(await done(set(owner, ' 221194567 '))).toBe('+48 22 119 45 67');
  expect(await readBy(owner)).toEqual([{ owner_id: owner.id, phone: '+48 22 119 45 67' }]);
  await refused(set(owner, 'none'), 400, /such as 600 100 200/);
  expect(await readBy(owner)).toHaveLength(1);
  expect((await set(owner, ' ')).error).toBeNull();
  expect(await readBy(owner)).toEqual([]);
});

test('only the vet of a visit that is to come or on reads it', async () => {
  await done(set(owner, '600 100 200'));
  const number = [{ owner_id: owner.id, phone: '+48 600 100 200' }];
  expect(await readBy(vet)).toEqual([]);
  const { id } = await book(owner, vet, day(3), '10:00');
  expect(await readBy(vet)).toEqual(number);
  const visits = () => done(vet.db.from('appointments').select('client:profiles!client_id(owner_phones(phone))'));
  expect(await visits()).toEqual([{ client: { owner_phones: { phone: '+48 600 100 200' } } }]);
  expect((await clients('600 1')).map(({ phone }) => phone)).toEqual(['+48 600 100 200']);
  for (const person of [otherOwner, otherVet]) expect(await readBy(person)).toEqual([]);
  await withoutEffect(world.visitor.from('owner_phones').select());

  const begunAgo = (minutes: number) =>
    world.sql(
      `update public.appointments set (appointment_date, appointment_time) =
         (select at::date, at::time from (select date_trunc('minute', now() at time zone 'Europe/Warsaw') - make_interval(mins => $2)) as begun (at))
       where id = $1`,
      [id, minutes],
    );
  await begunAgo(20);
  expect(await readBy(vet)).toEqual(number);
  await begunAgo(31);
  expect(await readBy(vet)).toEqual([]);
  expect((await clients()).map(({ phone }) => phone)).toEqual([null]);
  expect(await clients('600 1')).toEqual([]);
});

test('once the visit is cancelled or completed, its vet reads the number no more', async () => {
  await done(set(owner, '600 100 200'));
  const { id } = await book(owner, vet, day(3), '10:00');
  for (const status of ['cancelled', 'completed']) {
    await world.sql('update public.appointments set status = $2 where id = $1', [id, status]);
    expect(await readBy(vet)).toEqual([]);
    await world.sql(`update public.appointments set status = 'upcoming', cancelled_by = null where id = $1`, [id]);
    expect(await readBy(vet)).toHaveLength(1);
  }
});

test('nobody writes another’s number, and no vet has one here', async () => {
  await done(set(owner, '600 100 200'));
  await book(owner, vet, day(3), '10:00');
  for (const { db } of [owner, vet, otherOwner]) {
    const table = db.from('owner_phones');
    await refused(table.insert({ owner_id: owner.id, phone: '1' }), 403);
    await withoutEffect(table.update({ phone: '1' }).eq('owner_id', owner.id).select());
  }
  await refused(set(vet, '600 100 201'), 403, /Only a pet owner/);
  await refused(set({ db: world.visitor }, '600 100 201'), 401);
  expect(await readBy(owner)).toEqual([{ owner_id: owner.id, phone: '+48 600 100 200' }]);
});

test('a guest’s number comes along with the visit of a link, unless the account has one', async () => {
  const takeOver = async (fields?: object) => {
    const secret = await guests.book({ visit_time: '10:00', ...fields });
    expect((await owner.db.rpc('take_over_guest_visit', { secret })).error).toBeNull();
  };
  await takeOver();
  expect(await readBy(vet)).toEqual([{ owner_id: owner.id, phone: '+48 600 100 200' }]);
  await takeOver({ visit_time: '11:00', client_phone: '600 100 201' });
  expect(await readBy(owner)).toEqual([{ owner_id: owner.id, phone: '+48 600 100 200' }]);
});

test('is in the data of the account, and goes with it', async () => {
  const leaving = await world.owner('Lea Leaving');
  await done(set(leaving, '600 100 200'));
  expect(await done(leaving.db.rpc('own_data'))).toMatchObject({ owner_phones: [{ phone: '+48 600 100 200' }] });
  expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
  expect(await world.sql('select from public.owner_phones')).toEqual([]);
  await refused(set(leaving, '600 100 200'), 403);
});
