import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { day, done, refused, withoutEffect } from './world.ts';

const { world, owner, vet, otherVet, asking, book, cancel, shown, times, mails, news } = await createGuests();

describe('a booking as a guest', () => {
  test('holds its time, and is shown to its vet as a guest with name and phone', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await times()).not.toContain('10:00');
    await refused(asking({ client_phone: '600 100 201' }), 409, /just been taken/);
    expect(
      await done(
        vet.db.rpc('visits_of_practice').select('client_name, client_phone, pet_name, reason_for_visit, booked_by'),
      ),
    ).toEqual([
      {
        client_name: 'Anna Gość',
        client_phone: '+48 600 100 200',
        pet_name: 'Mruczek',
        reason_for_visit: 'Szczepienie',
        booked_by: 'guest',
      },
    ]);
    expect(await news()).toMatchObject([
      { kind: 'booked', about: { guest: true, person: 'Anna Gość', pet: 'Mruczek', date: day(3), time: '10:00' } },
    ]);
  });

  test.each([undefined, randomBytes(32).toString('hex')])('keeps the hash of its secret alone: %s', async (own) => {
    const secret = await book({ secret: own });
    const [kept] = await world.sql<{ all: string }>(
      `select concat((select string_agg(link::text, '') from private.guest_links link),
        (select string_agg(visit::text, '') from private.guest_visits visit)) as all`,
    );
    expect(kept?.all).not.toContain(secret);
  });

  test.each([
    ['no name', { client_name: ' ' }, /your name/],
    ['a name of 201 characters', { client_name: 'x'.repeat(201) }, /your name/],
    ['no phone', { client_phone: '' }, /phone number/],
    ['eight digits', { client_phone: '60010020' }, /phone number/],
    ['words for a phone', { client_phone: 'call me at home' }, /phone number/],
    ['a false address', { email: 'anna@gosc' }, /valid email/],
    ['an address around another', { email: 'x<anna@gosc.test>' }, /valid email/],
    ['two addresses', { email: 'x,anna@gosc.test' }, /valid email/],
    ['no animal', { pet_name: '' }, /which animal/],
    ['no kind', { pet_type: '' }, /which animal/],
    ['no reason', { reason: ' ' }, /why the animal/],
    ['a reason of 5,001 characters', { reason: 'x'.repeat(5001) }, /why the animal/],
    ['a day that has passed', { visit_date: day(-1) }, /has passed/],
    ['a day beyond a year', { visit_date: day(400) }, /one year ahead/],
    ['no day', { visit_date: null }, /choose a date/],
    ['an owner for a vet', { veterinarian: owner.id }, /Only a veterinarian/],
  ])('with %s is refused', async (_, fields, sentence) => {
    await refused(asking(fields), 400, sentence);
    expect(await world.sql('select from private.guest_visits')).toEqual([]);
  });

  test.each(['22:00', '10:10'])('at %s, which is not offered, is refused', async (visit_time) => {
    await refused(asking({ visit_time }), 409);
  });

  test('is for visitors: whoever is signed in books with their account', async () => {
    for (const { db } of [owner, vet]) expect((await asking({}, db)).error?.code).toBe('42501');
  });

  test('is refused by a vet who takes no guests, until they do again', async () => {
    await done(vet.db.from('profiles').update({ accepts_guests: false }).eq('id', vet.id).select('id'));
    await refused(asking(), 403, /only from people with an account/);
    await withoutEffect(otherVet.db.from('profiles').update({ accepts_guests: true }).eq('id', vet.id).select('id'));
    await done(vet.db.from('profiles').update({ accepts_guests: true }).eq('id', vet.id).select('id'));
    await book();
  });

  test('adds up to two to come for a phone number, however it is written', async () => {
    await book({ client_phone: '600100200' });
    const second = await book({ client_phone: '0048 600 100 200', visit_time: '11:00' });
    await refused(asking({ client_phone: '(48) 600.100.200', visit_time: '12:00' }), 429, /already 2 visits to come/);
    expect((await cancel(second)).error).toBeNull();
    await book({ visit_time: '12:00' });
  });

  test('is made three times a day by a sender, by phone or by address', async () => {
    for (const [index, visit_time] of ['10:00', '11:00', '12:00'].entries())
      await book({ visit_time, client_phone: `60010020${index}`, email: 'anna@gosc.test' });
    await refused(asking({ visit_time: '13:00', client_phone: '600100209', email: 'ANNA@gosc.test' }), 429, /tomorrow/);
    await world.sql(`delete from private.guest_visits`);
    for (const visit_time of ['13:00', '13:30', '14:00']) await cancel(await book({ visit_time }));
    await refused(asking({ visit_time: '15:00' }), 429, /tomorrow/);
    await world.sql(`update private.guest_visits set created_at = now() - interval '25 hours'`);
    await book({ visit_time: '15:00' });
  });
});

describe('a booking that is sent again with its secret', () => {
  const secret = randomBytes(32).toString('hex');
  const visits = () => world.sql(`select from public.appointments where status <> 'cancelled'`);

  test('is the visit that it has made: one link, one message, nothing counted twice', async () => {
    const first = { secret, email: 'anna@gosc.test' };
    expect(await book(first)).toBe(secret);
    for (let times = 0; times < 3; times++) expect(await book(first)).toBe(secret);
    expect(await shown(secret)).toMatchObject({ state: 'open', date: day(3), time: '10:00' });
    expect(await visits()).toHaveLength(1);
    expect(await world.sql('select from private.guest_links')).toHaveLength(1);
    expect(await news()).toHaveLength(1);
    expect((await mails()).filter(({ kind }) => kind === 'guest_booked')).toHaveLength(1);
    await book({ visit_time: '11:00' });
  });

  test('is it also once the vet takes no guests, and when both are sent at one time', async () => {
    const sent = Array.from({ length: 10 }, () => book({ secret }));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([secret]));
    expect(await visits()).toHaveLength(1);
    await done(vet.db.from('profiles').update({ accepts_guests: false }).eq('id', vet.id).select('id'));
    expect(await book({ secret })).toBe(secret);
    await refused(asking({ visit_time: '11:00' }), 403);
    await done(vet.db.from('profiles').update({ accepts_guests: true }).eq('id', vet.id).select('id'));
  });

  test('opens no other visit, and none that was cancelled', async () => {
    await book({ secret });
    const others = [{ visit_time: '11:00' }, { visit_date: day(4) }, { veterinarian: otherVet.id }];
    for (const other of others) await refused(asking({ secret, ...other }), 409, /^Your visit could not be booked\./);
    await refused(asking({ secret: randomBytes(32).toString('hex') }), 409, /just been taken/);
    await cancel(secret);
    await refused(asking({ secret }), 409, /^Your visit could not be booked\./);
    expect(await visits()).toEqual([]);
    await book();
  });

  test.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(64)}\n`])(
    'is refused with %j for a secret',
    async (wrong) => {
      await refused(asking({ secret: wrong }), 400, /64 hexadecimal digits/);
      expect(await visits()).toEqual([]);
    },
  );
});

describe('the rows of guests', () => {
  test('are read, written and deleted by nobody but their vet, who cancels', async () => {
    await book();
    for (const db of [owner.db, otherVet.db]) {
      expect(await done(db.rpc('visits_of_practice'))).toEqual([]);
      await withoutEffect(db.from('appointments').select());
      await withoutEffect(db.from('appointments').update({ status: 'cancelled' }).eq('booked_by', 'guest').select());
    }
    for (const db of [world.visitor, owner.db, vet.db])
      for (const table of ['guest_visits', 'guest_links'])
        expect((await db.schema('private').from(table).select()).error, table).not.toBeNull();
    const caller = { client_name: 'Anna Gość', pet_name: 'Mruczek', pet_type: 'cat', veterinarian_id: vet.id };
    const pretended = { ...caller, appointment_date: day(4), appointment_time: '10:00', booked_by: 'guest' };
    for (const { db } of [owner, vet]) await refused(db.from('appointments').insert(pretended), 403, /only book for/);
  });
});

test('sixty guests at one time: one is booked', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => asking({ client_phone: `6001003${String(index).padStart(2, '0')}` })),
  );
  expect(answers.filter(({ error }) => !error)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ status, error }) => (error ? [status] : [])))).toEqual(new Set([409]));
});
