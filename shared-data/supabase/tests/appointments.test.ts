import { afterEach, describe, expect, test } from 'vitest';
import { book, booking, createSides, day, done, freeDays, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides({
  owner: 'Olga Nowak',
  otherOwner: 'Oskar Lis',
  vet: { fullName: 'Wanda Król', city: 'Gdynia' },
  otherVet: { fullName: 'Wit Baran' },
});

// Nobody has many visits to come: each test leaves none behind.
afterEach(() => world.sql(`update public.appointments set status = 'cancelled' where status = 'upcoming'`));

/** Another day for each test, so that none takes another's slot. */
const freeDay = freeDays(10);
const change = (person: Pick<Person, 'db'>, id: string, columns: object) =>
  person.db.from('appointments').update(columns).eq('id', id).select();

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
    const [soon] = await world.sql<{ date: string; time: string }>(
      `select (private.warsaw_now() + interval '2 minutes')::date::text as date,
         date_trunc('minute', private.warsaw_now() + interval '2 minutes')::time::text as time`,
    );
    const move = (date?: string, time?: string) =>
      world.sql('update public.appointments set appointment_date = $2, appointment_time = $3 where id = $1', [
        id,
        date,
        time,
      ]);
    await move(soon?.date, soon?.time);
    await refused(change(vet, id, { status: 'completed' }), 409, /once it has begun/);
    await world.sql(
      `update public.appointments set appointment_date = private.warsaw_today(), appointment_time = '00:00' where id = $1`,
      [id],
    );
    await done(change(vet, id, { status: 'completed' }));
  });

  test('an owner cancels while it is upcoming, with a reason or without', async () => {
    for (const cancel_reason of [null, 'Feeling better']) {
      const { id } = await book(owner, vet, freeDay());
      expect(await done(change(owner, id, { status: 'cancelled', cancel_reason }))).toMatchObject([
        { status: 'cancelled', cancel_reason, cancelled_by: 'owner' },
      ]);
    }
  });

  test('a veterinarian cancels with a reason, which the owner reads', async () => {
    const { id } = await book(owner, vet, freeDay());
    await refused(change(vet, id, { status: 'cancelled', cancel_reason: 'x'.repeat(501) }), 400, /500 characters/);
    // The caller does not say which side cancelled.
    await refused(change(vet, id, { status: 'cancelled', cancelled_by: 'owner' }), 403);
    await done(change(vet, id, { status: 'cancelled', cancel_reason: ' I am ill ' }));
    expect(
      await done(owner.db.from('appointments').select('status, cancel_reason, cancelled_by').eq('id', id).single()),
    ).toEqual({ status: 'cancelled', cancel_reason: 'I am ill', cancelled_by: 'veterinarian' });
    for (const person of [owner, vet])
      await refused(change(person, id, { cancel_reason: 'Another' }), 403, /given once/);
  });

  test('a veterinarian’s release from before there were reasons cancels with the status alone', async () => {
    const { id } = await book(owner, vet, freeDay());
    expect(await done(change(vet, id, { status: 'cancelled' }))).toMatchObject([
      { status: 'cancelled', cancel_reason: null, cancelled_by: 'veterinarian' },
    ]);
  });

  test('a no-show is said by the veterinarian, once the visit has begun', async () => {
    const noShow = { status: 'cancelled', cancel_reason: 'No-show' };
    const ahead = await book(owner, vet, freeDay());
    await refused(change(vet, ahead.id, noShow), 409, /once it has begun/);
    await refused(change(owner, ahead.id, noShow), 403, /Only the veterinarian/);
    const { id } = await world.begunVisit(owner, vet);
    expect(await done(change(vet, id, noShow))).toMatchObject([{ ...noShow, cancelled_by: 'veterinarian' }]);
  });

  test('a visit that is not cancelled has no reason for it', async () => {
    const visit = booking(owner, vet, freeDay());
    for (const early of [{ cancel_reason: 'Early' }, { cancelled_by: 'veterinarian' }])
      await refused(owner.db.from('appointments').insert({ ...visit, ...early }), 403);
    const { id } = await done(owner.db.from('appointments').insert(visit).select('id').single());
    for (const person of [owner, vet]) await refused(change(person, id, { cancel_reason: 'Early' }), 403, /given once/);
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
    await done(change(vet, id, { status: from, ...(from === 'cancelled' && { cancel_reason: 'No-show' }) }));
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
    await refused(change(owner, id, columns), 403);
    await refused(change(vet, id, columns), 403);
  });

  test('neither side hands the visit to somebody else', async () => {
    const { id } = await book(owner, vet, freeDay());
    await refused(change(owner, id, { client_id: otherOwner.id }), 403);
    await refused(change(vet, id, { veterinarian_id: otherVet.id }), 403);
  });
});
