import { expect, test } from 'vitest';
import { book, booking, createSides, day, done, freeDays, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides();

const freeDay = freeDays(3);
const ask = (person: Pick<Person, 'db'>, appointment: string, proposed_date: string, proposed_time = '15:00') =>
  person.db.rpc('request_reschedule', { appointment, proposed_date, proposed_time });
const answer = (person: Pick<Person, 'db'>, request: string, accept: boolean) =>
  person.db.rpc('answer_reschedule', { request, accept });

async function asked() {
  const date = freeDay();
  const visit = await book(owner, vet, date, '10:00');
  const request: { id: string; status: string } = await done(ask(owner, visit.id, date));
  return { date, visit, request };
}
const free = (date: string, time: string) =>
  otherOwner.db.from('appointments').insert(booking(otherOwner, vet, date, time));

test('while a request is open, both times are held', async () => {
  const { date, request } = await asked();
  expect(request.status).toBe('pending');
  await refused(free(date, '10:00'), 409, /just been taken/);
  await refused(free(date, '15:00'), 409, /just been taken/);
  const slots = await done(otherOwner.db.rpc('free_slots', { veterinarian: vet.id, from_date: date, to_date: date }));
  const times = (slots as { slot_time: string }[]).map(({ slot_time }) => slot_time.slice(0, 5));
  expect(times).not.toContain('10:00');
  expect(times).not.toContain('15:00');
  expect(times).toContain('14:30');
});

test('accepting moves the visit and frees the old time', async () => {
  const { date, visit, request } = await asked();
  expect(await done(answer(vet, request.id, true))).toMatchObject({ status: 'accepted' });
  expect(await done(owner.db.from('appointments').select().eq('id', visit.id).single())).toMatchObject({
    appointment_date: date,
    appointment_time: '15:00:00',
    status: 'upcoming',
  });
  await done(free(date, '10:00').select());
  await refused(free(date, '15:00'), 409);
});

test('declining leaves the visit and frees the time asked for', async () => {
  const { date, visit, request } = await asked();
  expect(await done(answer(vet, request.id, false))).toMatchObject({ status: 'declined' });
  expect(await done(owner.db.from('appointments').select().eq('id', visit.id).single())).toMatchObject({
    appointment_time: '10:00:00',
  });
  await done(free(date, '15:00').select());
  await refused(free(date, '10:00'), 409);
});

test('asking again replaces the open request', async () => {
  const { date, visit, request } = await asked();
  await done(ask(owner, visit.id, date, '16:00'));
  await done(free(date, '15:00').select());
  await refused(free(date, '16:00'), 409);
  await refused(answer(vet, request.id, true), 409, /already withdrawn/);
});

test('the client withdraws, nobody else', async () => {
  const { date, request } = await asked();
  for (const db of [vet.db, otherOwner.db]) await refused(db.rpc('withdraw_reschedule', { request: request.id }), 404);
  expect(await done(owner.db.rpc('withdraw_reschedule', { request: request.id }))).toMatchObject({
    status: 'withdrawn',
  });
  await done(free(date, '15:00').select());
});

test('cancelling or completing the visit closes its request and frees the time asked for', async () => {
  for (const status of ['cancelled', 'completed']) {
    const { date, visit, request } = await asked();
    // Only what has begun can be completed.
    await world.sql(`update public.appointments set appointment_date = $2 where id = $1`, [
      visit.id,
      day(-status.length),
    ]);
    const closing = status === 'cancelled' ? { status, cancel_reason: 'I am ill' } : { status };
    await done(vet.db.from('appointments').update(closing).eq('id', visit.id).select().single());
    await done(free(date, '15:00').select());
    await refused(answer(vet, request.id, true), 409, /already withdrawn/);
    await refused(ask(owner, visit.id, date, '16:00'), 409, new RegExp(`already ${status}`));
  }
});

test('only to a time that could be booked, and another one than now', async () => {
  const { date, visit } = await asked();
  await done(free(date, '12:00').select());
  await refused(ask(owner, visit.id, date, '12:00'), 409, /just been taken/);
  await refused(ask(owner, visit.id, date, '19:00'), 409, /does not work/);
  await refused(ask(owner, visit.id, day(-2)), 400, /has passed/);
  await refused(ask(owner, visit.id, date, '10:00'), 400, /booked already/);
  await refused(ask(owner, visit.id, date, '16:07:13'), 409, /do not begin at this time/);
  // A refused request keeps the one before it.
  await refused(free(date, '15:00'), 409);
});

test('it comes with its visit', async () => {
  const { visit } = await asked();
  const embedded = await done(
    owner.db.from('appointments').select('reschedule_requests(status)').eq('id', visit.id).single(),
  );
  expect(embedded).toEqual({ reschedule_requests: [{ status: 'pending' }] });
});

test('a veterinarian proposes another time too: both are held, and the owner answers', async () => {
  const date = freeDay();
  const visit = await book(owner, vet, date, '10:00');
  const proposed = (person: Pick<Person, 'db'>, time = '15:00') =>
    person.db.rpc('propose_reschedule', { appointment: visit.id, proposed_date: date, proposed_time: time });
  for (const person of [owner, otherOwner, otherVet]) await refused(proposed(person), 404);
  await refused(proposed({ db: world.visitor }), 401);
  await refused(proposed(vet, '19:00'), 409, /does not work/);

  const first = await done(proposed(vet));
  expect(first).toMatchObject({ status: 'pending', proposed_by: 'veterinarian' });
  await refused(free(date, '15:00'), 409, /just been taken/);
  // The side that asked neither answers nor has it withdrawn by the other.
  await refused(answer(vet, first.id, true), 404);
  await refused(owner.db.rpc('withdraw_reschedule', { request: first.id }), 404);
  await done(vet.db.rpc('withdraw_reschedule', { request: first.id }));

  const second = await done(proposed(vet, '16:00'));
  for (const person of [otherOwner, otherVet]) await refused(answer(person, second.id, true), 404);
  await done(answer(owner, second.id, true));
  expect(await done(vet.db.from('appointments').select('appointment_time').eq('id', visit.id).single())).toEqual({
    appointment_time: '16:00:00',
  });
  await done(free(date, '10:00').select());
});

test('an owner’s own wish takes the place of what the veterinarian proposed', async () => {
  const date = freeDay();
  const visit = await book(owner, vet, date, '10:00');
  const theirs = await done(
    vet.db.rpc('propose_reschedule', { appointment: visit.id, proposed_date: date, proposed_time: '15:00' }),
  );
  const mine = await done(ask(owner, visit.id, date, '16:00'));
  expect(mine).toMatchObject({ status: 'pending', proposed_by: 'owner' });
  await refused(answer(owner, theirs.id, true), 409, /already withdrawn/);
  await done(free(date, '15:00').select());
  await done(answer(vet, mine.id, true));
});

test('a time that the visit itself takes until the answer is refused as that, to both sides', async () => {
  const date = freeDay();
  const visit = await book(owner, vet, date, '10:00');
  await world.sql('update public.appointments set duration_minutes = 60 where id = $1', [visit.id]);
  await refused(ask(owner, visit.id, date, '10:30'), 409, /keeps its time until the answer/);
  const proposal = { appointment: visit.id, proposed_date: date, proposed_time: '09:30' };
  await refused(vet.db.rpc('propose_reschedule', proposal), 409, /keeps its time until the answer/);
  expect(await done(ask(owner, visit.id, date, '11:00'))).toMatchObject({ status: 'pending' });
});
