import { expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book, day, done } from './world.ts';

const guests = await createGuests();
const { world, owner, vet, shown, mails } = guests;

interface Waiting {
  user_id: string | null;
  kind: string;
  about: Record<string, unknown>;
}
/** What waits, by kind. */
const waiting = () =>
  world.sql<Waiting>(
    'select user_id, kind, about from private.mails where sent_at is null and handed_over_at is null order by kind',
  );
const kinds = async () => (await waiting()).map(({ kind }) => kind);
const move = async (visit: string, new_date: string, new_time: string) =>
  expect((await owner.db.rpc('move_own_visit', { visit, new_date, new_time })).error).toBeNull();
const cancel = (visit: string) =>
  done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', visit).select('id'));
const ask = (visit: string, proposed_time: string) =>
  done(owner.db.rpc('request_reschedule', { appointment: visit, proposed_date: day(5), proposed_time }));

test('a booking that is moved before it was told is one mail for each side, with the time that holds', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  await move(id, day(4), '11:30');
  expect(await waiting()).toMatchObject([
    { user_id: vet.id, kind: 'booked', about: { date: day(4), time: '11:30' } },
    { user_id: owner.id, kind: 'booking_kept', about: { date: day(4), time: '11:30' } },
  ]);
  await cancel(id);
  expect(await waiting()).toMatchObject([{ user_id: vet.id, kind: 'cancelled', about: { date: day(4) } }]);
});

test('moves are one mail, from the first time to the last; back at the first one there is nothing to tell', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  await world.sql('update private.mails set sent_at = now()');
  await move(id, day(4), '11:30');
  await move(id, day(5), '12:00');
  const told = { date: day(3), time: '10:00', new_date: day(5), new_time: '12:00' };
  expect(await waiting()).toMatchObject([
    { kind: 'move_kept', about: told },
    { kind: 'moved', about: told },
  ]);
  await move(id, day(3), '10:00');
  expect(await waiting()).toEqual([]);
});

test('who cancels a visit in their calendar gets a mail that takes it out again, and hears nothing on the site', async () => {
  for (const [canceller, other] of [
    [owner, vet],
    [vet, owner],
  ] as const) {
    const { id } = await book(owner, vet, day(3), '10:00');
    await world.sql('update private.mails set sent_at = now()');
    await done(canceller.db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select('id'));
    expect(await waiting()).toMatchObject([
      { user_id: canceller.id, kind: 'cancel_kept', about: { appointment_id: id, person: other.fullName } },
      { user_id: other.id, kind: 'cancelled' },
    ]);
    expect(await world.sql(`select from public.notifications where kind = 'cancel_kept'`)).toEqual([]);
    await world.sql('update private.mails set sent_at = now()');
  }
  const { id } = await book(owner, vet, day(3), '11:00');
  await world.sql('update private.mails set sent_at = now()');
  await world.sql(`insert into public.notification_preferences values ('${owner.id}', 'visits', 'mail', false)`);
  await cancel(id);
  expect(await kinds()).toEqual(['cancelled']);
  await world.sql('delete from public.notification_preferences');
});

test('a worker that has a mail in hand does not send the former time', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  const inHand = await mails();
  expect(inHand).toHaveLength(2);
  await move(id, day(4), '11:30');
  for (const { id: mail, claim } of inHand)
    expect((await world.service.rpc('hand_over_mail', { mail, claim })).data).toBe(false);
  expect(await mails()).toMatchObject([{ about: { date: day(4) } }, { about: { date: day(4) } }]);
});

test('a request that is taken back or asked anew is not told as it was', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  await world.sql('update private.mails set sent_at = now()');
  await ask(id, '10:00');
  const request = (await ask(id, '11:00')) as { id: string };
  expect(await waiting()).toMatchObject([{ kind: 'reschedule_asked', about: { new_time: '11:00' } }]);
  await done(owner.db.rpc('withdraw_reschedule', { request: request.id }));
  expect(await kinds()).toEqual([]);
});

test('an answer is told while it holds', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  await world.sql('update private.mails set sent_at = now()');
  const request = (await ask(id, '10:00')) as { id: string };
  await done(vet.db.rpc('answer_reschedule', { request: request.id, accept: true }));
  expect(await waiting()).toMatchObject([
    { user_id: vet.id, kind: 'move_kept', about: { new_date: day(5), new_time: '10:00', person: owner.fullName } },
    { user_id: owner.id, kind: 'reschedule_accepted' },
  ]);
  await move(id, day(6), '10:00');
  expect((await waiting()).map(({ kind, about }) => [kind, about.new_date])).toEqual([
    ['move_kept', day(6)],
    ['move_kept', day(6)],
  ]);
});

test('a guest who moves at once is told of once, and one who cancels gets a mail, and the vet one', async () => {
  const secret = await guests.book({ email: 'anna@gosc.test' });
  await done(guests.move(secret, day(4), '11:30'));
  expect(await waiting()).toMatchObject([
    { user_id: vet.id, kind: 'booked', about: { date: day(4), time: '11:30' } },
    { kind: 'guest_moved', about: { date: day(4), time: '11:30' } },
  ]);
  await done(guests.cancel(secret));
  expect(await waiting()).toMatchObject([
    { user_id: vet.id, kind: 'cancelled', about: { date: day(4), time: '11:30' } },
    { kind: 'guest_cancelled', about: { date: day(4), cancelled_by: 'owner' } },
  ]);
  const sent = (await mails()).find(({ kind }) => kind === 'guest_cancelled');
  expect(sent?.to).toBe('anna@gosc.test');
  expect(await shown(sent?.about.secret ?? '')).toMatchObject({ state: 'cancelled', cancelled_by: 'guest' });
});

test('the link of an older mail tells what has become of the visit in the account', async () => {
  const secret = await guests.book();
  expect((await owner.db.rpc('take_over_guest_visit', { secret })).error).toBeNull();
  expect(await shown(secret)).toMatchObject({ state: 'in_account', status: 'upcoming', moved_by: null });
  const { id } = await done(owner.db.from('appointments').select('id').single());
  await move(id, day(4), '11:30');
  expect(await shown(secret)).toMatchObject({
    state: 'in_account',
    status: 'upcoming',
    moved_by: 'guest',
    date: day(4),
  });
  await cancel(id);
  expect(await shown(secret)).toMatchObject({ state: 'in_account', status: 'cancelled', cancelled_by: 'guest' });
});
