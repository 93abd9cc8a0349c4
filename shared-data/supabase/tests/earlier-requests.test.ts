import { describe, expect, test } from 'vitest';
import { createEarlier } from './earlier-world.ts';
import { book, day, done, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet, ask, askForNew, cancel, work, offersOf } = await createEarlier();
const visitor = { db: world.visitor };

describe('asking for an earlier time', () => {
  test('an owner asks for a visit of theirs, reads and ends it; a second request for it takes the place of the first', async () => {
    const visit = await book(owner, vet, day(15));
    const first = await done(ask(owner, { appointment: visit.id }));
    expect(first).toMatchObject({ appointment_id: visit.id, veterinarian_id: vet.id, pet_name: 'Rex', lead_hours: 2 });
    const second = await done(ask(owner, { appointment: visit.id, weekdays: [2] }));
    const open = owner.db.from('earlier_requests').select('id').is('ended_at', null);
    expect(await done(open)).toEqual([{ id: second.id }]);
    expect(await done(owner.db.rpc('end_earlier_request', { request: second.id }))).toMatchObject({ id: second.id });
    await refused(owner.db.rpc('end_earlier_request', { request: second.id }), 409, /has ended already/);
  });

  test('an owner asks for a new visit, with the animal and why it comes', async () => {
    expect(await done(askForNew(owner, vet))).toMatchObject({ appointment_id: null, reason_for_visit: 'Limps' });
    await refused(askForNew(owner, vet, { reason: ' ' }), 400, /for which pet/);
    const { id: pet } = await done(
      otherOwner.db.from('pets').insert({ owner_id: otherOwner.id, name: 'Max', type: 'dog' }).select('id').single(),
    );
    await refused(askForNew(owner, vet, { pet }), 403, /your own pets/);
    const visit = await book(owner, vet, day(16));
    expect(await done(ask(owner, { appointment: visit.id, pet }))).toMatchObject({ pet_id: null });
  });

  test('nobody asks for another’s visit, and neither visitors nor veterinarians ask at all', async () => {
    const visit = await book(owner, vet, day(15));
    await refused(ask(otherOwner, { appointment: visit.id }), 404);
    await refused(askForNew(vet, otherVet), 403, /^Veterinarians cannot book/);
    await refused(askForNew(owner, otherOwner), 404);
    await withoutEffect(askForNew(visitor, vet));
  });

  test('only for a visit to come', async () => {
    const visit = await book(owner, vet, day(15));
    await done(ask(owner, { appointment: visit.id }));
    await cancel(owner, visit);
    expect(await done(owner.db.from('earlier_requests').select().is('ended_at', null))).toEqual([]);
    await refused(ask(owner, { appointment: visit.id }), 409, /^Only a visit to come/);
    await refused(ask(owner, { appointment: (await world.begunVisit(owner, vet)).id }), 409);
  });

  test.each([
    ['days that have passed', { from_date: day(-3), to_date: day(-1) }, /still to come/],
    ['days without end', { to_date: 'infinity' }, /still to come/],
    ['days the wrong way round', { from_date: day(5), to_date: day(4) }, /still to come/],
    ['more than 62 days', { to_date: day(64) }, /at most 62 days/],
    ['no weekday', { weekdays: [] }, /day of the week/],
    ['a weekday that is none', { weekdays: [8] }, /day of the week/],
    ['no hour', { hours: [] }, /time of day/],
    ['an hour that is none', { hours: [24] }, /time of day/],
    ['no time to leave', { lead_hours: 0 }, /how soon/],
    ['the whole country', { kilometres: 101 }, /1 to 100 kilometres/],
  ])('not for %s', async (_, wish, sentence) => {
    await refused(askForNew(owner, vet, wish), 400, sentence);
  });

  test('an area needs a practice that was located, or whose city is known', async () => {
    await done(vet.db.from('profiles').update({ city: 'Hel' }).eq('id', vet.id).select());
    await refused(askForNew(owner, vet, { kilometres: 10 }), 400, /where this practice is/);
    await done(vet.db.from('profiles').update({ city: 'Gdynia' }).eq('id', vet.id).select());
    await done(askForNew(owner, vet, { kilometres: 10 }));
  });
});

test('five are open at once, and fifty are asked for in a day', async () => {
  for (let open = 0; open < 5; open += 1) await done(askForNew(owner, vet));
  await refused(askForNew(owner, vet), 403, /^You already wait for 5 earlier times\. Please end one/);
  await world.sql('update public.earlier_requests set ended_at = now()');
  await world.sql(
    `insert into public.earlier_requests (client_id, veterinarian_id, pet_name, pet_type, reason_for_visit, from_date, to_date, weekdays, hours, lead_hours, at_night, ended_at)
     select client_id, veterinarian_id, pet_name, pet_type, reason_for_visit, from_date, to_date, weekdays, hours, 2, false, now()
     from public.earlier_requests cross join generate_series(1, 9)`,
  );
  await refused(askForNew(owner, vet), 429, /many earlier times today/);
  await done(askForNew(otherOwner, vet));
});

test.each([
  ['2027-01-10T20:59:00+01:00', false],
  ['2027-01-10T21:00:00+01:00', true],
  ['2027-07-10T07:59:00+02:00', true],
  ['2027-07-10T08:00:00+02:00', false],
])('quiet hours are those of Warsaw, in winter and summer: %s', async (at, quiet) => {
  expect(await world.sql('select private.is_quiet($1)', [at])).toEqual([{ is_quiet: quiet }]);
});

test('nobody is woken from nine in the evening to eight in the morning, except those who want it', async () => {
  await cancel(owner, await book(owner, vet, day(5)));
  const at = (clock: string) => `${day(1)}T${clock}:00+01:00`;
  await done(askForNew(otherOwner, vet));
  for (const moment of ['21:00', '23:30', '03:00']) await work(at(moment));
  expect(await offersOf(otherOwner)).toEqual([]);
  await done(askForNew(owner, vet, { at_night: true }));
  await work(at('23:45'));
  expect([await offersOf(owner), await offersOf(otherOwner)]).toMatchObject([[{ slot_time: '10:00:00' }], []]);
  await world.sql('delete from public.slot_offers');
  await done(
    owner.db.rpc('end_earlier_request', {
      request: (await done(owner.db.from('earlier_requests').select('id').single())).id,
    }),
  );
  await work(at('12:00'));
  expect(await offersOf(otherOwner)).toMatchObject([{ slot_date: day(5), slot_time: '10:00:00' }]);
});

test('what is kept of a request goes thirty days after its last day, with its offers', async () => {
  const { id } = await done(askForNew(owner, vet));
  await world.sql(
    `insert into public.slot_offers (request_id, client_id, veterinarian_id, slot_date, slot_time, duration_minutes, offered_at, held_until)
     values ($1, $2, $3, $4, '10:00', 30, now(), now())`,
    [id, owner.id, vet.id, day(2)],
  );
  const prune = (days: number) => done(world.service.rpc('prune', { at_most: 100, at: `${day(20 + days)}T12:00:00Z` }));
  await prune(30);
  expect(await offersOf(owner)).toHaveLength(1);
  await prune(31);
  expect(await world.sql('select from public.earlier_requests union all select from public.slot_offers')).toEqual([]);
});

test('a freed time is forgotten thirty days after it has passed', async () => {
  await cancel(owner, await book(owner, vet, day(5)));
  const prune = (days: number) => done(world.service.rpc('prune', { at_most: 100, at: `${day(5 + days)}T07:00:00Z` }));
  await prune(30);
  expect(await world.sql('select starts_at::text from private.freed_times')).toEqual([
    { starts_at: `${day(5)} 10:00:00` },
  ]);
  await prune(31);
  expect(await world.sql('select from private.freed_times')).toEqual([]);
});
