import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  book,
  booking,
  createWorld,
  day,
  done,
  everyDay,
  type Person,
  refused,
  type World,
  withoutEffect,
} from './world.ts';

let world: World;
let owner: Person;
let otherOwner: Person;
let vet: Person;
let otherVet: Person;

beforeAll(async () => {
  world = await createWorld();
  owner = await world.owner('Olga Nowak');
  otherOwner = await world.owner('Oskar Lis');
  vet = await world.bookableVeterinarian({ fullName: 'Wanda Król', city: 'Gdynia' });
  otherVet = await world.bookableVeterinarian({ fullName: 'Wit Baran' });
});
afterAll(() => world.close());

// Nobody has many visits to come: each test leaves none behind.
afterEach(() => world.sql(`update public.appointments set status = 'cancelled' where status = 'upcoming'`));

/** Another day for each test, so that none takes another's slot. */
let days = 10;
const freeDay = () => {
  days += 1;
  return day(days);
};
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

  test('a visitor must sign in', async () => {
    await refused(world.visitor.from('appointments').insert(booking(owner, vet, freeDay())), 401);
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
    await done(
      newcomer.db
        .from('working_hours')
        .insert(everyDay(newcomer.id, '09:10', '11:00'))
        .select(),
    );
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
    await done(vet.db.from('time_off').insert({ veterinarian_id: vet.id, starts_on: date, ends_on: date }).select());
    await refused(insert(owner, booking(owner, vet, date)), 409, /does not work at this time/);
  });

  test.each([['completed'], ['cancelled'], ['anything']])('never as %s', async (status) => {
    await refused(insert(owner, { ...booking(owner, vet, freeDay()), status }), 400);
  });

  test('length and note are not the client’s to choose', async () => {
    const row = { ...booking(owner, vet, freeDay()), duration_minutes: 240, visit_note: 'cured' };
    expect(await done(insert(owner, row).select().single())).toMatchObject({ duration_minutes: 30, visit_note: null });
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

describe('reading', () => {
  test('an owner’s list joins the veterinarian, the veterinarian’s list joins the client', async () => {
    const { id } = await book(owner, vet, freeDay());
    const mine = await done(
      owner.db
        .from('appointments')
        .select('*, veterinarian:veterinarian_id(full_name, city)')
        .eq('client_id', owner.id)
        .order('appointment_date', { ascending: true }),
    );
    expect(mine.find((row) => row.id === id)?.veterinarian).toEqual({ full_name: 'Wanda Król', city: 'Gdynia' });
    const theirs = await done(
      vet.db
        .from('appointments')
        .select('*, client:client_id(full_name, email)')
        .eq('veterinarian_id', vet.id)
        .order('appointment_date', { ascending: true }),
    );
    expect(theirs.find((row) => row.id === id)?.client).toEqual({ full_name: 'Olga Nowak', email: owner.email });
    expect(theirs.map((row) => row.appointment_date)).toEqual(theirs.map((row) => row.appointment_date).sort());
  });

  test('nobody else sees it', async () => {
    const { id } = await book(owner, vet, freeDay());
    for (const db of [otherOwner.db, otherVet.db, world.visitor]) {
      await withoutEffect(db.from('appointments').select().eq('id', id));
    }
  });
});

describe('changing', () => {
  test('the veterinarian completes a visit that has begun, and writes its note', async () => {
    const { id } = await world.begunVisit(owner, vet);
    const [completed] = await done(change(vet, id, { status: 'completed', visit_note: 'All well' }));
    expect(completed).toMatchObject({ status: 'completed', visit_note: 'All well' });
    expect(await done(owner.db.from('appointments').select('visit_note').eq('id', id).single())).toEqual({
      visit_note: 'All well',
    });
  });

  test('a visit is not completed before it has begun', async () => {
    const { id } = await book(owner, vet, freeDay());
    await refused(
      change(vet, id, { status: 'completed' }),
      409,
      /^A visit can be marked complete once it has begun\.$/,
    );
    const [minute] = await world.sql<{ date: string; time: string }>(
      `select (private.warsaw_now() + interval '1 minute')::date::text as date,
         date_trunc('minute', private.warsaw_now() + interval '1 minute')::time::text as time`,
    );
    const move = (date?: string, time?: string) =>
      world.sql('update public.appointments set appointment_date = $2, appointment_time = $3 where id = $1', [
        id,
        date,
        time,
      ]);
    await move(minute?.date, minute?.time);
    await refused(change(vet, id, { status: 'completed' }), 409, /once it has begun/);
    await world.sql(
      `update public.appointments set appointment_date = private.warsaw_today(), appointment_time = '00:00' where id = $1`,
      [id],
    );
    await done(change(vet, id, { status: 'completed' }));
  });

  test('either side cancels while it is upcoming', async () => {
    for (const person of [owner, vet]) {
      const { id } = await book(owner, vet, freeDay());
      expect(await done(change(person, id, { status: 'cancelled' }))).toMatchObject([{ status: 'cancelled' }]);
    }
  });

  test('the owner does not complete, and writes no note', async () => {
    const { id } = await book(owner, vet, freeDay());
    await refused(change(owner, id, { status: 'completed' }), 403, /Only the veterinarian/);
    await refused(change(owner, id, { visit_note: 'cured' }), 403, /Only the veterinarian/);
  });

  test.each([
    ['completed', 'upcoming'],
    ['completed', 'cancelled'],
    ['cancelled', 'upcoming'],
    ['cancelled', 'completed'],
  ])('what is %s never becomes %s', async (from, to) => {
    const { id } = await world.begunVisit(owner, vet);
    await done(change(vet, id, { status: from }));
    await refused(change(vet, id, { status: to }), 409, new RegExp(`already ${from}`));
    await refused(change(owner, id, { status: to }), 409, new RegExp(`already ${from}`));
  });

  test('repeating an answer that was lost on the way does no harm', async () => {
    const { id } = await world.begunVisit(owner, vet);
    await done(change(vet, id, { status: 'completed' }));
    expect(await done(change(vet, id, { status: 'completed' }))).toHaveLength(1);
  });

  test.each([
    [{ appointment_date: day(2) }],
    [{ appointment_time: '12:00' }],
    [{ pet_name: 'Other' }],
    [{ reason_for_visit: 'Other' }],
    [{ location: 'Elsewhere' }],
    [{ duration_minutes: 10 }],
    [{ created_at: '2001-01-01' }],
  ])('nothing else changes: %j', async (columns) => {
    const { id } = await book(owner, vet, freeDay());
    await refused(change(owner, id, columns), 403, /Only the status/);
    await refused(change(vet, id, columns), 403, /Only the status/);
  });

  test('neither side hands the visit to somebody else', async () => {
    const { id } = await book(owner, vet, freeDay());
    await refused(change(owner, id, { client_id: otherOwner.id }), 403);
    await refused(change(vet, id, { veterinarian_id: otherVet.id }), 403);
  });

  test('nobody else changes it, nobody deletes it', async () => {
    const { id } = await book(owner, vet, freeDay());
    for (const person of [otherOwner, otherVet, { db: world.visitor }]) {
      await withoutEffect(change(person, id, { status: 'cancelled' }));
    }
    for (const db of [owner.db, vet.db, otherOwner.db, otherVet.db, world.visitor]) {
      await withoutEffect(db.from('appointments').delete().eq('id', id).select());
    }
    expect(await done(owner.db.from('appointments').select('status').eq('id', id).single())).toEqual({
      status: 'upcoming',
    });
  });
});
