import { describe, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book as bookAsOwner, day, done, refused } from './world.ts';

const { world, owner, vet, otherVet, book, shown, mails, begun } = await createGuests();
const EMAIL = 'anna@gosc.test';

async function booked(fields: Record<string, unknown> = {}): Promise<{ id: string; secret: string }> {
  const secret = await book({ email: EMAIL, ...fields });
  const [stored] = await world.sql<{ id: string }>(
    'select id from public.appointments where client_id is null order by created_at desc limit 1',
  );
  return { id: stored?.id ?? '', secret };
}
const move = (visit: string, new_date: string, new_time: string, { db } = vet) =>
  db.rpc('move_own_guest', { visit, new_date, new_time });
const cancel = (visit: string, reason = 'I am ill', { db } = vet) => db.rpc('cancel_own_visit', { visit, reason });
const complete = (appointment: string, { db } = vet) => db.rpc('complete_visit', { appointment });

describe('a guest’s visit is moved by its vet', () => {
  test('at once; the guest gets a mail with a link of its own, in the language of their page', async () => {
    const { id, secret } = await booked({ language: 'pl' });
    await mails();
    expect((await move(id, day(4), '11:30')).error).toBeNull();
    expect(await shown(secret)).toMatchObject({ state: 'open', date: day(4), time: '11:30', moved_by: 'veterinarian' });
    const [mail] = (await mails()).filter(({ kind }) => kind === 'guest_moved');
    expect(mail).toMatchObject({
      to: 'anna@gosc.test',
      about: { date: day(4), time: '11:30', moved_by: 'veterinarian', language: 'pl' },
    });
    expect(await shown(mail?.about.secret ?? '')).toMatchObject({
      date: day(4),
    });
    await done(world.visitor.rpc('move_guest_visit', { secret, new_date: day(5), new_time: '08:00' }));
    expect(await shown(secret)).toMatchObject({ date: day(5), moved_by: 'guest' });
  });

  test('only to a time that is free for its whole length; a refused move changes nothing', async () => {
    const type = { veterinarian_id: vet.id, name: 'Surgery', minutes: 60 };
    const { id: visit_type } = await done(vet.db.from('visit_types').insert(type).select('id').single());
    const { id, secret } = await booked({ visit_type });
    await bookAsOwner(owner, vet, day(3), '12:00');
    await refused(move(id, day(3), '11:30'), 409, /just been taken/);
    await refused(move(id, day(3), '17:30'), 409, /does not work at this time/);
    await refused(move(id, day(3), '10:00'), 400, /booked already/);
    await refused(move(id, day(-1), '10:00'), 400, /has passed/);
    await refused(vet.db.rpc('move_own_guest', { visit: id, new_date: null, new_time: null }), 400);
    expect(await shown(secret)).toMatchObject({ date: day(3), time: '10:00', moved_by: null });
    expect((await move(id, day(3), '11:00')).error).toBeNull();
    await bookAsOwner(owner, vet, day(3), '10:30');
    await refused(move(id, day(3), '10:00'), 409, /just been taken/);
  });

  test('and by nobody else, not once it has begun, and not without end', async () => {
    const { id } = await booked();
    for (const person of [owner, otherVet]) await refused(move(id, day(4), '10:00', person), 404, /not found/);
    await refused(world.visitor.rpc('move_own_guest', { visit: id, new_date: day(4), new_time: '10:00' }), 401);
    await world.sql('update private.guest_visits set moves = 10');
    await refused(move(id, day(4), '10:00'), 429, /many times/);
    await world.sql('update private.guest_visits set moves = 0');
    await begun();
    await refused(move(id, day(4), '10:00'), 409, /has begun/);
  });

  test('so is that of a client who telephoned; an owner’s is asked for, not moved', async () => {
    const caller = { booked_by: 'vet', veterinarian_id: vet.id, client_name: 'Ala', pet_name: 'Bis', pet_type: 'dog' };
    const when = { appointment_date: day(3), appointment_time: '10:00' };
    expect((await vet.db.from('appointments').insert({ ...caller, ...when })).error).toBeNull();
    const { id } = (await done(vet.db.rpc('visits_of_practice').single())) as { id: string };
    expect((await move(id, day(4), '10:00')).error).toBeNull();
    expect(await done(vet.db.rpc('visits_of_practice').select('appointment_date'))).toEqual([
      { appointment_date: day(4) },
    ]);
    const owned = await bookAsOwner(owner, vet, day(3), '10:00');
    await refused(move(owned.id, day(4), '11:00'), 404);
    const wanted = { appointment: id, proposed_date: day(5), proposed_time: '10:00' };
    await refused(vet.db.rpc('propose_reschedule', wanted), 404);
  });
});

describe('a guest’s visit is cancelled by its vet', () => {
  test('with a reason, which the guest reads by the link', async () => {
    const { id, secret } = await booked();
    expect((await cancel(id, ' I am ill ')).error).toBeNull();
    const told = { cancel_reason: 'I am ill' };
    expect(await shown(secret)).toMatchObject({ state: 'cancelled', cancelled_by: 'veterinarian', ...told, pet: null });
    const [mail] = (await mails()).filter(({ to }) => to === EMAIL);
    expect(mail).toMatchObject({ kind: 'guest_cancelled', about: { has_reason: true } });
    expect(JSON.stringify(mail)).not.toContain('ill');
    await refused(cancel(id), 404, /may have cancelled it/);
    await bookAsOwner(owner, vet, day(3), '10:00');
  });

  test('not without one, by nobody else, and not once it has begun', async () => {
    const { id } = await booked();
    for (const reason of [' ', 'x'.repeat(501)]) await refused(cancel(id, reason), 400, /enter a reason|at most 500/);
    for (const person of [owner, otherVet]) await refused(cancel(id, 'No', person), 404);
    await refused(world.visitor.rpc('cancel_own_visit', { visit: id, reason: 'No' }), 401);
    await begun();
    await refused(cancel(id), 409, /has begun/);
  });
});

describe('what became of a guest’s visit', () => {
  test('its vet alone says, once it has begun', async () => {
    const { id } = await booked();
    await refused(complete(id), 409, /once it has begun/);
    await begun();
    for (const person of [owner, otherVet]) await refused(complete(id, person), 404);
    await refused(world.visitor.rpc('complete_visit', { appointment: id }), 401);
  });

  test('goes with it into an account', async () => {
    const taking = await world.owner();
    const { id } = await booked({ email: taking.email });
    const { id: missed } = await booked({ email: taking.email, visit_time: '11:00' });
    await begun();
    await complete(id);
    await cancel(missed, 'No-show');
    // As the sign-in service writes a link that was mailed, then used.
    const recovery = (token: string) =>
      world.sql(`update auth.users set recovery_token = ${token}, recovery_sent_at = now() where id = $1`, [taking.id]);
    await recovery(`'sent'`);
    await recovery('null');
    const visits = taking.db.from('appointments').select('status, cancel_reason, cancelled_by');
    expect(await done(visits.order('appointment_time'))).toEqual([
      { status: 'completed', cancel_reason: null, cancelled_by: null },
      { status: 'cancelled', cancel_reason: 'No-show', cancelled_by: 'veterinarian' },
    ]);
  });
});

describe('the list of visits', () => {
  const pets = async (values: object = {}, { db } = vet) =>
    ((await done(db.rpc('own_visits', { with_guests: true, ...values }))) as { pet_name: string }[]).map(
      ({ pet_name }) => pet_name,
    );

  test('has the guests among the others, to come and past, searched and page by page', async () => {
    const { id } = await booked({ pet_name: 'Zefir', visit_date: day(2) });
    await begun();
    await bookAsOwner(owner, vet, day(3), '11:00');
    await booked({ client_phone: '600100201', email: null });
    await booked({ client_phone: '600100202', email: null, visit_time: '12:00', pet_name: 'Fafik' });
    expect(await pets()).toEqual(['Zefir', 'Mruczek', 'Rex', 'Fafik']);
    expect(await pets({ words: 'GOSC' })).toEqual(['Zefir', 'Mruczek', 'Fafik']);
    expect(await pets({ words: 'fafik' })).toEqual(['Fafik']);
    expect(await pets({ on_day: day(3), at_most: 2 })).toEqual(['Mruczek', 'Rex']);
    const [, last] = (await done(vet.db.rpc('own_visits', { with_guests: true, at_most: 2 }))) as {
      id: string;
      appointment_date: string;
      appointment_time: string;
    }[];
    const after = { after_date: last?.appointment_date, after_time: last?.appointment_time, after_id: last?.id };
    expect(await pets(after)).toEqual(['Rex', 'Fafik']);
    await cancel(id, 'No-show');
    expect(await pets({ past: true })).toEqual(['Zefir']);
    expect(await done(vet.db.rpc('own_visit_days', { with_guests: true }))).toEqual([
      { visit_date: day(3), visits: 3 },
      { visit_date: null, visits: 1 },
    ]);
    expect(await pets({ with_guests: false })).toEqual(['Rex']);
  });

  test('shows nobody else a guest', async () => {
    await booked();
    for (const person of [owner, otherVet]) {
      expect(await pets({}, person)).toEqual([]);
      expect(await done(person.db.rpc('own_visit_days', { with_guests: true }))).toEqual([]);
    }
  });
});
