import { afterEach, describe, expect, test } from 'vitest';
import {
  book,
  booking,
  createSides,
  day,
  done,
  everyDay,
  freeDays,
  insertRows,
  type Person,
  refused,
} from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides();

// Nobody has many visits to come: each test leaves none behind.
afterEach(() => world.sql(`update public.appointments set status = 'cancelled' where status = 'upcoming'`));

/** Another day for each test, so that none takes another's slot. */
const freeDay = freeDays(10);
const insert = (person: Person, row: object) => person.db.from('appointments').insert(row);
const change = (person: Pick<Person, 'db'>, id: string, columns: object) =>
  person.db.from('appointments').update(columns).eq('id', id).select();

describe('booking', () => {
  test('an owner books by the call of the dialog', async () => {
    const row = booking(owner, vet, freeDay());
    expect(await done(insert(owner, row).select().single())).toMatchObject({
      ...row,
      appointment_time: '10:00:00',
      duration_minutes: 30,
      visit_note: null,
    });
  });

  test('nobody books for somebody else', async () => {
    await refused(insert(otherOwner, booking(owner, vet, freeDay())), 403, /for yourself/);
    await refused(insert(vet, booking(owner, vet, freeDay())), 403, /for yourself/);
  });

  test('a veterinarian books nobody', async () => {
    await refused(insert(otherVet, booking(otherVet, vet, freeDay())), 403, /Veterinarians cannot book/);
  });

  test('only veterinarians are booked', async () => {
    await refused(insert(owner, booking(owner, otherOwner, freeDay())), 400, /Only a veterinarian/);
    const nobody = { ...otherOwner, id: crypto.randomUUID() };
    await refused(insert(owner, booking(owner, nobody, freeDay())), 400, /Only a veterinarian/);
  });

  test('a veterinarian without working hours is not bookable', async () => {
    const newcomer = await world.veterinarian('Nowa Lekarka');
    await refused(insert(owner, booking(owner, newcomer, freeDay())), 409, /does not take bookings yet/);
  });

  test('not in the past, not beyond a year', async () => {
    await refused(insert(owner, booking(owner, vet, day(-1))), 400, /has passed/);
    await refused(insert(owner, booking(owner, vet, day(0), '00:00')), 400, /has passed/);
    await refused(insert(owner, booking(owner, vet, day(400))), 400, /one year/);
  });

  test.each([['07:45'], ['07:59'], ['17:31'], ['18:00'], ['23:30']])('not outside working hours: %s', async (time) => {
    await refused(insert(owner, booking(owner, vet, day(9), time)), 409, /does not work at this time/);
  });

  test('a visit may end when the day does', async () => {
    await done(insert(owner, booking(owner, vet, freeDay(), '17:30')).select());
  });

  test.each([['09:07:13'], ['09:15'], ['09:30:01'], ['09:00:00.5']])(
    'not at a time that is none of the slots: %s',
    async (time) => {
      await refused(
        insert(owner, booking(owner, vet, freeDay(), time)),
        409,
        /^Visits do not begin at this time\. Please choose one of the free times\.$/,
      );
    },
  );

  test('at every time that free_slots offers, and at no other quarter of an hour', async () => {
    const newcomer = await world.veterinarian('Nora Ptak');
    const date = freeDay();
    await insertRows(newcomer.db, 'working_hours', everyDay(newcomer.id, '09:10', '11:00'));
    const offered = await done(
      world.visitor.rpc('free_slots', { veterinarian: newcomer.id, from_date: date, to_date: date }),
    );
    expect((offered as { slot_time: string }[]).map(({ slot_time }) => slot_time)).toEqual([
      '09:10:00',
      '09:40:00',
      '10:10:00',
    ]);
    for (const time of ['09:15', '09:25', '10:00'])
      await refused(insert(owner, booking(owner, newcomer, date, time)), 409, /do not begin at this time/);
    for (const { slot_time } of offered as { slot_time: string }[]) await book(owner, newcomer, date, slot_time);
  });

  test('several visits at once only with one veterinarian', async () => {
    const date = freeDay();
    const rows = [booking(owner, vet, date, '09:00'), booking(owner, otherVet, date, '10:00')];
    await refused(insert(owner, rows), 400, /one veterinarian at a time/);
    await done(insert(owner, [rows[0] ?? {}, booking(owner, vet, date, '10:00')]).select());
  });

  test('not in time off', async () => {
    const date = freeDay();
    await insertRows(vet.db, 'time_off', { veterinarian_id: vet.id, starts_on: date, ends_on: date });
    await refused(insert(owner, booking(owner, vet, date)), 409, /does not work at this time/);
  });

  test.each([['completed'], ['cancelled'], ['anything']])('never as %s', async (status) => {
    await refused(insert(owner, { ...booking(owner, vet, freeDay()), status }), 400);
  });

  test('length and note are not the client’s to choose', async () => {
    for (const columns of [{ duration_minutes: 240 }, { visit_note: 'cured' }])
      await refused(insert(owner, { ...booking(owner, vet, freeDay()), ...columns }), 403);
  });

  test.each([['pet_name'], ['pet_type'], ['reason_for_visit']])('%s must be filled in', async (column) => {
    await refused(insert(owner, { ...booking(owner, vet, freeDay()), [column]: ' ' }), 400);
    await refused(insert(owner, { ...booking(owner, vet, freeDay()), [column]: null }), 400);
  });
});

describe('visits to come', () => {
  test('are twenty at most, whoever they are with; what has begun or was cancelled does not count', async () => {
    const busy = await world.owner('Bogna Zych');
    await world.begunVisit(busy, vet);
    const date = freeDay();
    const slots = ['09', '10', '11', '12', '13', '14', '15'].flatMap((hour) => [`${hour}:00`, `${hour}:30`]);
    await done(
      insert(
        busy,
        slots.map((time) => booking(busy, vet, date, time)),
      ).select(),
    );
    await done(
      insert(
        busy,
        slots.slice(0, 6).map((time) => booking(busy, otherVet, date, time)),
      ).select(),
    );
    const another = () => insert(busy, booking(busy, otherVet, date, '17:00'));
    await refused(another(), 403, /^You already have 20 visits to come\. Please cancel one before you book another\.$/);
    const [visit] = await done(busy.db.from('appointments').select('id').gt('appointment_date', day(0)).limit(1));
    await done(change(busy, visit?.id, { status: 'cancelled' }));
    await done(another().select());
    await refused(insert(busy, booking(busy, otherVet, date, '17:30')), 403, /20 visits/);
  });
});

describe('double booking', () => {
  test.each([['10:00'], ['09:45'], ['10:15'], ['10:29']])('a taken time is refused: %s', async (time) => {
    const date = freeDay();
    await book(owner, vet, date, '10:00');
    await refused(insert(otherOwner, booking(otherOwner, vet, date, time)), 409, /just been taken/);
  });

  test('the times beside it, and other veterinarians, are free', async () => {
    const date = freeDay();
    await book(owner, vet, date, '10:00');
    await book(otherOwner, vet, date, '09:30');
    await book(otherOwner, vet, date, '10:30');
    await book(otherOwner, otherVet, date, '10:00');
  });

  test('of twenty requests at once, one wins and the others hear 409', async () => {
    const row = booking(owner, vet, freeDay());
    const answers = await Promise.all(Array.from({ length: 20 }, () => insert(owner, row)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('a cancelled visit frees its time', async () => {
    const date = freeDay();
    const { id } = await book(owner, vet, date);
    await done(change(owner, id, { status: 'cancelled' }));
    await book(otherOwner, vet, date);
  });

  test('the constraint holds also for whoever passes the guards by', async () => {
    const date = freeDay();
    await book(owner, vet, date, '10:00');
    const row = [owner.id, vet.id, date];
    await expect(
      world.sql(
        `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
         values ($1, $2, $3, '10:10', 'a', 'b', 'c')`,
        row,
      ),
    ).rejects.toThrow(/one_visit_at_a_time/);
  });
});
