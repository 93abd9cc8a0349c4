import { beforeEach, expect, test } from 'vitest';
import { book, createSides, day, done, type Person, refused } from './world.ts';

const { world, owner, vet } = await createSides({ owner: 'Olga Nowak' });
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
    },
  ]);
  expect(await done(vet.db.rpc('calendar_link'))).toMatchObject({ with_names: false });
});

test('with names where the veterinarian wants them', async () => {
  await book(owner, vet, day(3), '10:00');
  expect(await feed(await make(vet, true))).toMatchObject([{ pet: 'Rex', owner: 'Olga Nowak' }]);
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

test('owners and visitors have no link', async () => {
  await refused(owner.db.rpc('make_calendar_link', { with_names: true }), 403, /Only a veterinarian/);
  await refused(world.visitor.rpc('make_calendar_link', { with_names: true }), 401);
  await refused(world.visitor.rpc('revoke_calendar_link'), 401);
  await refused(world.visitor.rpc('calendar_link'), 401);
});
