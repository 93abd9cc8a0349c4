import { beforeAll, describe, expect, test } from 'vitest';
import { createEarlier } from './earlier-world.ts';
import { book, booking, day, done, insertRows, refused, withoutEffect } from './world.ts';

const {
  world,
  owner,
  otherOwner,
  third,
  vet,
  otherVet,
  ask,
  askForNew,
  cancel,
  decline,
  free,
  work,
  offersOf,
  take,
  letTimePass,
  nobodySleeps,
} = await createEarlier();
beforeAll(nobodySleeps);

const [DATE, TIME] = [day(5), '10:00'];
const slots = async (date = DATE) =>
  (await done(world.visitor.rpc('free_slots', { veterinarian: vet.id, from_date: date, to_date: date }))).map(
    ({ slot_time }: { slot_time: string }) => slot_time,
  );
const newsOf = async ({ db }: typeof owner) =>
  done(db.from('notifications').select('kind, about').eq('kind', 'earlier_offer'));

describe('a time that comes free', () => {
  test('is offered at once to the first in line, in site and mail, and to nobody else', async () => {
    const visit = await book(owner, vet, day(15));
    await done(ask(owner, { appointment: visit.id }));
    await done(askForNew(otherOwner, vet));
    await free();
    const [offer] = await offersOf(owner);
    expect(offer).toMatchObject({ slot_date: DATE, slot_time: `${TIME}:00`, outcome: null });
    expect(await newsOf(owner)).toMatchObject([
      {
        about: {
          offer_id: offer?.id,
          pet: 'Rex',
          date: day(15),
          new_date: DATE,
          new_time: TIME,
          appointment_id: visit.id,
        },
      },
    ]);
    expect(await world.sql(`select user_id from private.mails where kind = 'earlier_offer'`)).toEqual([
      { user_id: owner.id },
    ]);
    expect([await offersOf(otherOwner), await newsOf(otherOwner)]).toEqual([[], []]);
  });

  test('is offered to nobody whose pet has died', async () => {
    const pet = { owner_id: owner.id, name: 'Rex', type: 'Dog' };
    const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
    await done(askForNew(owner, vet, { pet: id }));
    await done(owner.db.from('pets').update({ remembered_since: '2026-11-30T08:00:00Z' }).eq('id', id).select());
    await free();
    expect(await offersOf(owner)).toEqual([]);
    await world.sql('delete from public.pets');
  });

  test('stands as long as the server says, whatever the clock of the device', async () => {
    await done(askForNew(owner, vet));
    await free();
    const standing = async () => {
      const requests = await done(
        owner.db
          .from('earlier_requests')
          .select('slot_offers(slot_time)')
          .is('ended_at', null)
          .is('slot_offers.outcome', null)
          .gt('slot_offers.held_until', 'now'),
      );
      return requests.flatMap(({ slot_offers }) => slot_offers);
    };
    expect(await standing()).toEqual([{ slot_time: `${TIME}:00` }]);
    await letTimePass();
    expect(await standing()).toEqual([]);
  });

  test('also where a visit moves, and where a guest or a client by phone cancels', async () => {
    await done(askForNew(owner, vet, { to_date: day(6) }));
    const visit = await book(third, vet, DATE, '11:00');
    const request = await done(
      third.db.rpc('request_reschedule', { appointment: visit.id, proposed_date: day(9), proposed_time: '09:00' }),
    );
    await done(vet.db.rpc('answer_reschedule', { request: request.id, accept: true }));
    expect(await offersOf(owner)).toMatchObject([{ slot_time: '11:00:00' }]);
    await letTimePass();
    const call = {
      ...{ booked_by: 'vet', veterinarian_id: vet.id, client_name: 'Jan Kos', pet_name: 'Mruczek', pet_type: 'cat' },
      ...{ appointment_date: DATE, appointment_time: '12:10' },
    };
    expect((await vet.db.from('appointments').insert(call)).error).toBeNull();
    const { id } = (await done(vet.db.rpc('visits_of_practice').eq('appointment_time', '12:10').single())) as {
      id: string;
    };
    expect((await vet.db.rpc('cancel_own_visit', { visit: id, reason: 'The owner asked for it' })).error).toBeNull();
    expect((await offersOf(owner)).map(({ slot_time }) => slot_time)).toEqual(['11:00:00', '12:00:00']);
  });

  test.each([
    ['on another day', { from_date: day(6) }],
    [
      'on another weekday',
      { weekdays: [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== (new Date(`${DATE}T12:00Z`).getUTCDay() || 7)) },
    ],
    ['at another hour', { hours: [9, 11] }],
  ])('is not offered to somebody who comes only %s', async (_, wish) => {
    await done(askForNew(owner, vet, wish));
    await free();
    await work();
    expect(await offersOf(owner)).toEqual([]);
  });

  test('is not offered where it is no earlier, too soon to leave for, or with another veterinarian', async () => {
    const visit = await book(owner, vet, day(2));
    await done(ask(owner, { appointment: visit.id }));
    await done(askForNew(otherOwner, otherVet));
    await free();
    const soon = await book(third, vet, day(2), '08:00');
    await done(askForNew(otherOwner, vet, { lead_hours: 72 }));
    await cancel(third, soon);
    await work();
    expect([...(await offersOf(owner)), ...(await offersOf(otherOwner))].map(({ slot_date }) => slot_date)).toEqual([
      day(2),
      DATE,
    ]);
  });

  test('near by it is offered in the same specialty, within so many kilometres, to animals that are treated there', async () => {
    const place = (person: typeof vet, latitude: number, specialty = 'Dermatology') =>
      done(person.db.from('profiles').update({ latitude, longitude: 18.5, specialty }).eq('id', person.id).select());
    await place(vet, 54.5);
    await place(otherVet, 54.55);
    await done(askForNew(otherOwner, vet, { kilometres: 5 }));
    await done(askForNew(owner, vet, { kilometres: 7, pet_type: 'bird' }));
    await free(otherVet);
    expect([await offersOf(owner), await offersOf(otherOwner)]).toEqual([[], []]);
    await done(askForNew(otherOwner, vet, { kilometres: 7 }));
    await place(otherVet, 54.55, 'Surgery');
    await work();
    expect(await offersOf(otherOwner)).toEqual([]);
    await place(otherVet, 54.55);
    await work();
    expect(await offersOf(otherOwner)).toMatchObject([{ veterinarian_id: otherVet.id, slot_date: DATE }]);
  });
});

describe('while it is held', () => {
  test('nobody sees or books it, by account, guest or phone; ten minutes later it is offered to the next, then free', async () => {
    await done(askForNew(owner, vet));
    await done(askForNew(otherOwner, vet));
    await free();
    expect(await slots()).not.toContain(`${TIME}:00`);
    const attempts = [
      otherOwner.db.from('appointments').insert(booking(otherOwner, vet, DATE, TIME)),
      world.visitor.rpc('book_as_guest', {
        ...{ veterinarian: vet.id, visit_date: DATE, visit_time: TIME, client_name: 'Ewa Kot' },
        ...{ client_phone: '600100200', pet_name: 'Max', pet_type: 'dog', reason: 'Limps' },
      }),
    ];
    for (const attempt of attempts) await refused(attempt, 409, /^This time has just been taken/);
    const call = {
      ...{ booked_by: 'vet', veterinarian_id: vet.id, client_name: 'Jan Kos', pet_name: 'Mruczek', pet_type: 'cat' },
      ...{ appointment_date: DATE, appointment_time: TIME },
    };
    await refused(vet.db.from('appointments').insert(call), 409, /is offered to an owner in line/);

    await work();
    expect(await offersOf(otherOwner)).toEqual([]);
    await letTimePass();
    expect(await slots()).toContain(`${TIME}:00`);
    await work();
    expect(await offersOf(otherOwner)).toHaveLength(1);
    await letTimePass();
    await work();
    expect([await offersOf(owner), await offersOf(otherOwner)].map(({ length }) => length)).toEqual([1, 1]);
    await book(third, vet, DATE, TIME);
  });

  test('a mail that waited for longer than the offer is not sent', async () => {
    await done(askForNew(owner, vet));
    await free();
    const late = new Date(Date.now() + 11 * 60_000).toISOString();
    expect((await work(late)).filter(({ kind }: { kind: string }) => kind === 'earlier_offer')).toEqual([]);
  });

  test('whoever is offered a time is offered no second one', async () => {
    await done(askForNew(owner, vet));
    await free();
    await free(vet, DATE, '12:00');
    expect(await offersOf(owner)).toHaveLength(1);
    await decline(owner);
    await work();
    expect((await offersOf(owner)).map(({ outcome }) => outcome)).toEqual(['declined', null]);
  });
});

describe('taking it', () => {
  test('moves the visit in one step, tells its veterinarian, and offers the old time in turn', async () => {
    const visit = await book(owner, vet, day(15), '13:30');
    await done(ask(owner, { appointment: visit.id }));
    await done(askForNew(otherOwner, vet, { from_date: day(15) }));
    await free();
    const [offer] = await offersOf(owner);
    if (!offer) throw new Error('Nothing was offered');
    expect(await done(take(owner, offer))).toMatchObject({
      ...{ id: visit.id, appointment_date: DATE, appointment_time: `${TIME}:00`, status: 'upcoming' },
    });
    expect(await done(vet.db.from('notifications').select('about').eq('kind', 'moved'))).toMatchObject([
      { about: { date: day(15), time: '13:30', new_date: DATE, new_time: TIME } },
    ]);
    expect(await offersOf(otherOwner)).toMatchObject([{ slot_date: day(15), slot_time: '13:30:00' }]);
    expect(await done(owner.db.from('earlier_requests').select().is('ended_at', null))).toEqual([]);
    await refused(take(owner, offer), 409, /taken this time already/);
  });

  test('books a visit where there was none', async () => {
    await done(askForNew(owner, vet));
    await free();
    const [offer] = await offersOf(owner);
    const visit = await done(take(owner, { id: offer?.id ?? '' }));
    expect(visit).toMatchObject({
      client_id: owner.id,
      pet_name: 'Rex',
      reason_for_visit: 'Limps',
      status: 'upcoming',
    });
    expect(await done(vet.db.from('notifications').select('kind').eq('kind', 'booked'))).toHaveLength(2);
  });

  test('with another veterinarian books there and cancels the old visit', async () => {
    for (const person of [vet, otherVet])
      await done(person.db.from('profiles').update({ latitude: 54.5, longitude: 18.5 }).eq('id', person.id).select());
    const visit = await book(owner, vet, day(15));
    await insertRows(owner.db, 'visit_answers', { appointment_id: visit.id, breathes_hard: true });
    await done(ask(owner, { appointment: visit.id, kilometres: 5 }));
    await free(otherVet);
    const [offer] = await offersOf(owner);
    const booked = await done(take(owner, { id: offer?.id ?? '' }));
    expect(booked).toMatchObject({ veterinarian_id: otherVet.id, pet_name: 'Rex', status: 'upcoming' });
    expect(await done(owner.db.from('appointments').select('status').eq('id', visit.id))).toEqual([
      { status: 'cancelled' },
    ]);
    expect(
      await done(otherVet.db.from('visit_answers').select('breathes_hard').eq('appointment_id', booked.id)),
    ).toEqual([{ breathes_hard: true }]);
  });

  test('is for who was offered it, while it stands', async () => {
    const { id } = await done(askForNew(owner, vet));
    await free();
    const [offer] = await offersOf(owner);
    if (!offer) throw new Error('Nothing was offered');
    for (const person of [otherOwner, vet]) {
      await refused(take(person, offer), 404);
      await refused(person.db.rpc('decline_offer', { offer: offer.id }), 404);
      await withoutEffect(person.db.from('slot_offers').select());
    }
    await withoutEffect(take({ db: world.visitor }, offer));
    await withoutEffect(owner.db.from('slot_offers').update({ outcome: null }).eq('id', offer.id).select());
    await withoutEffect(owner.db.from('slot_offers').delete().eq('id', offer.id).select());
    await letTimePass();
    await refused(take(owner, offer), 409, /^This offer is over\. We will tell you/);
    await done(owner.db.rpc('end_earlier_request', { request: id }));
    await refused(take(owner, offer), 409, /^This offer is over, because your request for an earlier time has ended/);
    expect(await done(owner.db.from('appointments').select())).toEqual([]);
  });

  test('keeps to the limit of visits to come, and what is refused leaves the offer standing', async () => {
    await done(askForNew(owner, vet));
    await free();
    const [offer] = await offersOf(owner);
    await world.sql(
      `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
       select $1, $2, private.warsaw_today() + number, '15:00', 'Rex', 'dog', 'Check-up' from generate_series(1, 20) as number`,
      [owner.id, otherVet.id],
    );
    await refused(take(owner, { id: offer?.id ?? '' }), 403, /already have 20 visits to come/);
    expect((await offersOf(owner))[0]?.outcome).toBeNull();
  });
});
