import { expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book, day, done, refused } from './world.ts';

const { world, owner, otherOwner, vet, otherVet, book: bookAsGuest, move: moveAsGuest, shown } = await createGuests();

const ask = (visits: string[], words?: string, by = vet) => by.db.rpc('ask_to_choose_again', { visits, words });
const move = (visit: string, new_date: string, new_time: string) =>
  owner.db.rpc('move_own_visit', { visit, new_date, new_time });
const allow = (clients_may_move: boolean) =>
  done(vet.db.from('profiles').update({ clients_may_move }).eq('id', vet.id).select('id'));
const wishOf = async (id: string) =>
  (await done(owner.db.from('appointments').select('move_wish, appointment_date').eq('id', id).single())) as {
    move_wish: string | null;
    appointment_date: string;
  };

test('each owner is told once, and the visit keeps its time until they move it, also where the vet forbids moves', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  const { id: other } = await book(otherOwner, vet, day(3), '11:00');
  await world.sql('delete from private.mails');
  await allow(false);
  try {
    expect(await done(ask([id, other], ' I am away. '))).toEqual([id, other].toSorted());
    expect(await done(ask([id, other]))).toEqual([]);
    expect(await wishOf(id)).toEqual({ move_wish: 'I am away.', appointment_date: day(3) });
    expect(await done(owner.db.from('notifications').select('kind, about').eq('kind', 'choose_again'))).toMatchObject([
      { about: { appointment_id: id, date: day(3), time: '10:00', excerpt: 'I am away.' } },
    ]);
    const mails = await world.sql<{ user_id: string }>(`select user_id from private.mails where kind = 'choose_again'`);
    expect(mails.map(({ user_id }) => user_id).toSorted()).toEqual([owner.id, otherOwner.id].toSorted());

    expect((await move(id, day(4), '11:30')).error).toBeNull();
    expect(await wishOf(id)).toEqual({ move_wish: null, appointment_date: day(4) });
    await refused(move(id, day(5), '10:00'), 409, /does not let visits be moved online/);
    expect(
      await world.sql(`select from private.mails where kind = 'choose_again' and user_id = $1`, [owner.id]),
    ).toEqual([]);
  } finally {
    await allow(true);
  }
});

test('a guest with an address is told by mail, and reads the words behind the link; who left none is not asked', async () => {
  const secret = await bookAsGuest({ email: 'anna@gosc.test', visit_time: '10:00' });
  await bookAsGuest({ client_phone: '600100201', visit_time: '11:00' });
  const stored = await world.sql<{ id: string }>('select id from public.appointments order by appointment_time');
  const ids = stored.map(({ id }) => id);
  await allow(false);
  try {
    expect(await done(ask(ids, 'I am away.'))).toEqual([ids[0]]);
    expect(await world.sql(`select about from private.mails where kind = 'guest_choose_again'`)).toMatchObject([
      { about: expect.not.objectContaining({ excerpt: expect.anything() }) },
    ]);
    expect(await shown(secret)).toMatchObject({ may_move: true, move_wish: 'I am away.', time: '10:00' });
    await done(moveAsGuest(secret, day(4), '12:00'));
    expect(await shown(secret)).toMatchObject({ move_wish: null, time: '12:00', may_move: false });
  } finally {
    await allow(true);
  }
});

test('only about own visits to come', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  expect(await done(ask([id], '', otherVet))).toEqual([]);
  await done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select('id'));
  expect(await done(ask([id]))).toEqual([]);
  await refused(ask([id], 'x'.repeat(501)), 400, /at most 500 characters/);
  await refused(ask(Array.from({ length: 101 }, () => crypto.randomUUID())), 400, /at most 100 visits/);
  await refused(world.visitor.rpc('ask_to_choose_again', { visits: [id] }), 401);
});
