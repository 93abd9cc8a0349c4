import { expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book, day, done, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet, book: bookAsGuest, move: moveAsGuest, shown } = await createGuests();

const move = (person: Pick<Person, 'db'>, visit: string, new_date: string | null, new_time: string | null) =>
  person.db.rpc('move_own_visit', { visit, new_date, new_time });
const visitNow = async (id: string) =>
  await done(owner.db.from('appointments').select('appointment_date, appointment_time').eq('id', id).single());
const allow = (clients_may_move: boolean) =>
  done(vet.db.from('profiles').update({ clients_may_move }).eq('id', vet.id).select('id'));
/** As the operator enters it: the visit begins so many minutes from now. */
const beginsIn = (id: string, minutes: number) =>
  world.sql(
    `update public.appointments visit set appointment_date = at.moment::date, appointment_time = at.moment::time(0)
     from (select (now() + make_interval(mins => $2)) at time zone 'Europe/Warsaw' as moment) at where visit.id = $1`,
    [id, minutes],
  );

test('an owner’s visit moves at once, lets go of its old time, and ends the request that was open', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  const asked = await done(
    owner.db.rpc('request_reschedule', { appointment: id, proposed_date: day(3), proposed_time: '15:00' }),
  );
  expect((await move(owner, id, day(4), '11:30')).error).toBeNull();
  expect(await visitNow(id)).toEqual({ appointment_date: day(4), appointment_time: '11:30:00' });
  for (const time of ['10:00', '15:00']) await book(otherOwner, vet, day(3), time);
  await refused(vet.db.rpc('answer_reschedule', { request: asked.id, accept: true }), 409, /already withdrawn/);
});

test('the vet hears of it, from when to when, and the owner has a mail to keep', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  await world.sql('delete from private.mails');
  expect((await move(owner, id, day(4), '11:30')).error).toBeNull();
  const told = { appointment_id: id, date: day(3), time: '10:00', new_date: day(4), new_time: '11:30' };
  expect(await done(vet.db.from('notifications').select('kind, about').neq('kind', 'booked'))).toMatchObject([
    { kind: 'moved', about: { ...told, person: owner.fullName } },
  ]);
  expect(await world.sql('select user_id, kind, about from private.mails order by kind')).toMatchObject([
    { user_id: owner.id, kind: 'move_kept', about: { ...told, person: vet.fullName } },
    { user_id: vet.id, kind: 'moved', about: told },
  ]);
});

test('only to a free time that is another one; a refused move changes nothing', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  await book(otherOwner, vet, day(3), '12:00');
  await refused(move(owner, id, day(3), '12:00'), 409, /just been taken/);
  await refused(move(owner, id, day(3), '19:00'), 409, /does not work/);
  await refused(move(owner, id, day(3), '10:00'), 400, /booked already/);
  await refused(move(owner, id, day(-1), '10:00'), 400, /has passed/);
  await refused(move(owner, id, null, '10:00'), 400, /choose a date/);
  expect(await visitNow(id)).toEqual({ appointment_date: day(3), appointment_time: '10:00:00' });
  await refused(
    otherOwner.db.rpc('move_own_visit', { visit: id, new_date: day(4), new_time: '10:00' }),
    404,
    /not found/,
  );
  for (const person of [vet, otherVet]) await refused(move(person, id, day(4), '10:00'), 404);
  await refused(move({ db: world.visitor }, id, day(4), '10:00'), 401);
  await done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select());
  await refused(move(owner, id, day(4), '10:00'), 409, /already cancelled/);
});

test('until 24 hours before; then it is asked for', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  await beginsIn(id, 24 * 60 - 1);
  await refused(move(owner, id, day(4), '10:00'), 409, /until 24 hours before/);
  await beginsIn(id, 24 * 60 + 2);
  expect((await move(owner, id, day(4), '10:00')).error).toBeNull();
});

test('where the vet lets clients move their visits: they alone say so', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  const secret = await bookAsGuest({ visit_time: '11:00' });
  await withoutEffect(owner.db.from('profiles').update({ clients_may_move: false }).eq('id', vet.id).select('id'));
  expect(await shown(secret)).toMatchObject({ may_move: true });
  await allow(false);
  try {
    await refused(move(owner, id, day(4), '10:00'), 409, /does not let visits be moved online/);
    expect(await shown(secret)).toMatchObject({ may_move: false });
    await refused(moveAsGuest(secret, day(4), '11:00'), 409, /does not let visits be moved online/);
    await done(owner.db.rpc('request_reschedule', { appointment: id, proposed_date: day(4), proposed_time: '10:00' }));
  } finally {
    await allow(true);
  }
});

test('a guest moves a visit until 24 hours before, and chooses again whenever the vet has moved it', async () => {
  const secret = await bookAsGuest();
  const { id } = (await done(vet.db.rpc('visits_of_practice').single())) as { id: string };
  await beginsIn(id, 24 * 60 - 1);
  expect(await shown(secret)).toMatchObject({ state: 'open', may_move: false });
  await refused(moveAsGuest(secret, day(4), '10:00'), 409, /until 24 hours before/);
  await world.sql(`update private.guest_visits set moved_by = 'veterinarian'`);
  expect(await shown(secret)).toMatchObject({ may_move: true });
  expect((await moveAsGuest(secret, day(4), '10:00')).error).toBeNull();
});

test('moves and requests have one limit a day', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  const [limit] = await world.sql<{ most: number }>(`select private.quota('requests for another time a day') as most`);
  await world.sql(
    `insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, status)
     select $1, $2, '10:00', 'withdrawn' from generate_series(1, $3)`,
    [id, day(3), limit?.most ?? 0],
  );
  await refused(move(owner, id, day(4), '10:00'), 429, /many other times/);
});
