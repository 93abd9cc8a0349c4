import { beforeEach, describe, expect, test } from 'vitest';
import type { Claimed } from './reminder-world.ts';
import { createSides, day, done, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet: other } = await createSides({ vet: { fullName: 'Wanda Lis' } });

beforeEach(async () => {
  for (const table of ['private.mails', 'private.guest_visits', 'public.phone_visits', 'public.appointments'])
    await world.sql(`delete from ${table}`);
  await world.sql('delete from public.notifications');
  await world.sql('update public.profiles set accepts_guests = true');
});

const GUEST = {
  veterinarian: vet.id,
  visit_date: day(3),
  visit_time: '10:00',
  client_name: 'Anna Gość',
  client_phone: '+48 600-100-200',
  pet_name: 'Mruczek',
  pet_type: 'cat',
  reason: 'Szczepienie',
};
const asking = (fields: Record<string, unknown> = {}, db = world.visitor) =>
  db.rpc('book_as_guest', { ...GUEST, ...fields });
const book = async (fields?: Record<string, unknown>) => (await done(asking(fields))) as string;
const shown = async (secret: string) => (await done(world.visitor.rpc('guest_visit', { secret }))) as GuestVisit;
const move = (secret: string, new_date: string, new_time: string) =>
  world.visitor.rpc('move_guest_visit', { secret, new_date, new_time });
const cancel = (secret: string) => world.visitor.rpc('cancel_guest_visit', { secret });
const times = async (date = GUEST.visit_date) =>
  (
    (await done(world.visitor.rpc('free_slots', { veterinarian: vet.id, from_date: date, to_date: date }))) as {
      slot_time: string;
    }[]
  ).map(({ slot_time }) => slot_time.slice(0, 5));
const claim = async (at?: string) =>
  (await done(world.service.rpc('claim_mails', { at_most: 50, ...(at && { at }) }))) as Mail[];
const news = async () => await done(vet.db.from('notifications').select('kind, about').order('created_at'));

interface GuestVisit {
  state: string;
  cancelled_by: string | null;
  date: string;
  time: string;
  pet: string | null;
  email: string | null;
}
type Mail = Omit<Claimed, 'about'> & { name: string | null; about: Record<string, unknown> & { secret?: string } };
const NO_LINK = /^This link does not work, or no longer works\.$/;

/** Long ago, as the operator enters it: nobody books the past. */
const begun = (days: number) =>
  world.sql(
    `with moved as (update public.phone_visits set visit_date = private.warsaw_today() - $1::integer returning id)
     update private.guest_visits set visit_date = private.warsaw_today() - $1::integer from moved`,
    [days],
  );

describe('a booking as a guest', () => {
  test('holds its time, and is shown to its vet as a guest with name and phone', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await times()).not.toContain('10:00');
    await refused(asking({ client_phone: '600 100 201' }), 409, /just been taken/);
    expect(
      await done(vet.db.from('phone_visits').select('client_name, client_phone, pet_name, reason, by_guest')),
    ).toEqual([
      {
        client_name: 'Anna Gość',
        client_phone: '+48 600-100-200',
        pet_name: 'Mruczek',
        reason: 'Szczepienie',
        by_guest: true,
      },
    ]);
    expect(await news()).toMatchObject([
      { kind: 'booked', about: { guest: true, person: 'Anna Gość', pet: 'Mruczek', date: day(3), time: '10:00' } },
    ]);
  });

  test('keeps the hash of its secret alone', async () => {
    const secret = await book();
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
    await withoutEffect(other.db.from('profiles').update({ accepts_guests: true }).eq('id', vet.id).select('id'));
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

describe('the rows of guests', () => {
  test('are read, written and deleted by nobody but their vet, who cancels', async () => {
    await book();
    const guest = { ...GUEST, veterinarian_id: vet.id };
    for (const db of [owner.db, other.db]) {
      await withoutEffect(db.from('phone_visits').select());
      await withoutEffect(db.from('phone_visits').delete().eq('by_guest', true).select());
    }
    for (const db of [world.visitor, owner.db, vet.db])
      for (const table of ['guest_visits', 'guest_links'])
        expect((await db.schema('private').from(table).select()).error, table).not.toBeNull();
    expect((await world.visitor.from('phone_visits').select()).error?.code).toBe('42501');
    const { client_name, pet_name, pet_type, veterinarian_id } = guest;
    const pretended = { client_name, pet_name, pet_type, veterinarian_id, visit_date: day(4), visit_time: '10:00' };
    await refused(
      vet.db
        .from('phone_visits')
        .insert({ ...pretended, by_guest: true })
        .select(),
      403,
    );
    await refused(vet.db.from('phone_visits').update({ by_guest: false }).eq('by_guest', true).select(), 403);
  });
});

describe('the link', () => {
  test('opens the visit for anybody; no other secret does', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    await book({ visit_time: '11:00' });
    expect(await shown(secret)).toMatchObject({
      state: 'open',
      date: day(3),
      time: '10:00',
      pet: 'Mruczek',
      email: 'anna@gosc.test',
      veterinarian: { id: vet.id, name: 'Wanda Lis' },
    });
    for (const wrong of ['', 'x', 'a'.repeat(64), secret.toUpperCase(), null]) {
      await refused(world.visitor.rpc('guest_visit', { secret: wrong }), 404, NO_LINK);
      await refused(move(wrong as string, day(3), '12:00'), 404, NO_LINK);
      await refused(cancel(wrong as string), 404, NO_LINK);
    }
  });

  test('moves the visit at once to a free time, and lets go of the old one', async () => {
    const secret = await book();
    await book({ visit_time: '11:00', client_phone: '600100201' });
    await refused(move(secret, day(3), '11:00'), 409, /just been taken/);
    await refused(move(secret, day(3), '10:00'), 400, /booked already/);
    await refused(move(secret, day(3), '22:00'), 409, /does not work at this time/);
    expect(await times()).not.toContain('10:00');
    expect(await done(move(secret, day(4), '09:30'))).toMatchObject({ state: 'open', date: day(4), time: '09:30' });
    expect(await times()).toContain('10:00');
    expect(await times(day(4))).not.toContain('09:30');
    expect(await done(vet.db.from('phone_visits').select('visit_date').eq('visit_time', '09:30'))).toEqual([
      { visit_date: day(4) },
    ]);
    expect((await news()).at(-1)).toMatchObject({ kind: 'moved', about: { new_date: day(4), new_time: '09:30' } });
  });

  test('moves it ten times', async () => {
    const secret = await book();
    await world.sql('update private.guest_visits set moves = 10');
    await refused(move(secret, day(4), '10:00'), 429, /many times/);
  });

  test('cancels it once; then of guest and animal nothing is left', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    expect(await done(cancel(secret))).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'guest',
      pet: null,
      email: null,
    });
    expect(await times()).toContain('10:00');
    expect(await done(vet.db.from('phone_visits').select())).toEqual([]);
    expect((await news()).at(-1)).toMatchObject({ kind: 'cancelled', about: { guest: true, person: 'Anna Gość' } });
    await refused(cancel(secret), 409, /already cancelled/);
    await refused(move(secret, day(4), '10:00'), 409, /already cancelled/);
  });

  test('shows a visit that has begun, and changes it no more; after 30 days it shows nothing', async () => {
    const secret = await book();
    await begun(1);
    expect(await shown(secret)).toMatchObject({ state: 'past', pet: 'Mruczek' });
    await refused(cancel(secret), 409, /has begun/);
    await refused(move(secret, day(4), '10:00'), 409, /has begun/);
    await begun(30);
    await refused(world.visitor.rpc('guest_visit', { secret }), 404, NO_LINK);
    expect(await done(world.service.rpc('prune', { at_most: 10 }))).toBeGreaterThan(0);
    expect(await world.sql('select from private.guest_visits')).toEqual([]);
    expect(await world.sql('select from private.guest_links')).toEqual([]);
  });

  test('says when the vet has cancelled', async () => {
    const secret = await book();
    await done(vet.db.from('phone_visits').delete().eq('by_guest', true).select('id'));
    expect(await shown(secret)).toMatchObject({ state: 'cancelled', cancelled_by: 'veterinarian', date: day(3) });
  });

  test('says so when the vet deletes the account', async () => {
    const leaving = await world.bookableVeterinarian();
    const secret = await book({ veterinarian: leaving.id });
    expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
    expect(await shown(secret)).toMatchObject({ state: 'cancelled', cancelled_by: 'veterinarian' });
  });
});

describe('a guest with an address', () => {
  test('gets mails with a link of their own, and nothing that was typed', async () => {
    const secret = await book({ email: 'Anna@gosc.test' });
    const [mail] = (await claim()).filter(({ to }) => to === 'Anna@gosc.test');
    expect(mail).toMatchObject({
      kind: 'guest_booked',
      name: null,
      about: { person: 'Wanda Lis', date: day(3), time: '10:00' },
    });
    expect(JSON.stringify(mail)).not.toMatch(/Mruczek|Gość|Szczepienie/);
    expect(mail?.about.secret).not.toBe(secret);
    expect(await shown(mail?.about.secret ?? '')).toMatchObject({ state: 'open' });
    const [kept] = await world.sql<{ all: string }>(`select string_agg(mail::text, '') as all from private.mails mail`);
    expect(kept?.all).not.toContain(mail?.about.secret);
  });

  test('is reminded a day before, once, also of another time', async () => {
    const secret = await book({ visit_date: day(5), email: 'anna@gosc.test' });
    const dayBefore = async (date: string) => {
      const [moment] = await world.sql<{ at: string }>(
        `select ((($1::date + time '10:00') at time zone 'Europe/Warsaw') - interval '23 hours')::text as at`,
        [date],
      );
      return (await claim(moment?.at)).filter(({ kind }) => kind === 'guest_reminder');
    };
    expect(await dayBefore(day(4))).toEqual([]);
    expect(await dayBefore(day(5))).toMatchObject([{ to: 'anna@gosc.test', about: { date: day(5) } }]);
    expect(await dayBefore(day(5))).toEqual([]);
    await done(move(secret, day(6), '10:00'));
    expect(await dayBefore(day(6))).toMatchObject([{ about: { date: day(6) } }]);
  });

  test('hears of a move and of the vet’s cancelling, and no more of a visit that is off', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    const kinds = async () =>
      (
        await world.sql<{ kind: string }>('select kind from private.mails where guest_visit_id is not null order by 1')
      ).map(({ kind }) => kind);
    await done(move(secret, day(4), '10:00'));
    expect(await kinds()).toEqual(['guest_booked', 'guest_moved']);
    await done(vet.db.from('phone_visits').delete().eq('by_guest', true).select('id'));
    expect(await kinds()).toEqual(['guest_cancelled']);
    await world.sql('delete from private.mails');
    await cancel(await book({ visit_time: '11:00', email: 'anna@gosc.test' }));
    expect(await kinds()).toEqual([]);
  });

  test('without one gets no mail', async () => {
    await book();
    expect(await world.sql('select from private.mails where guest_visit_id is not null')).toEqual([]);
  });
});

describe('an account with the guest’s address', () => {
  const email = 'taken.over@veto.test';
  test('has the visits of the guest, to come and past, once the address is confirmed', async () => {
    await book({ email: 'Taken.Over@veto.test', visit_time: '11:00' });
    await begun(2);
    const secret = await book({ email, client_phone: '600100201' });
    const { data } = await world.visitor.auth.signUp({
      ...{ email, password: 'correct horse' },
      options: { data: { full_name: 'Anna Gość', user_type: 'client' } },
    });
    await world.visitor.auth.signOut();
    const visits = await world.sql(
      `select appointment_time::text as time, status, pet_name from public.appointments where client_id = $1 order by 1`,
      [data.user?.id],
    );
    expect(visits).toEqual([
      { time: '10:00:00', status: 'upcoming', pet_name: 'Mruczek' },
      { time: '11:00:00', status: 'upcoming', pet_name: 'Mruczek' },
    ]);
    expect(await done(vet.db.from('phone_visits').select())).toEqual([]);
    expect(await times()).not.toContain('10:00');
    expect(await shown(secret)).toMatchObject({ state: 'in_account', email: null });
    await refused(cancel(secret), 409, /in your account/);
    await refused(move(secret, day(4), '10:00'), 409, /in your account/);
    expect(await world.sql('select from private.mails where guest_visit_id is not null')).toEqual([]);
  });

  test('gets nothing before that, nothing of another address, and nothing as a vet', async () => {
    await book({ email: owner.email });
    await world.sql(`update auth.users set email_confirmed_at = null where id = $1`, [owner.id]);
    await world.sql(`update auth.users set email_confirmed_at = now() where id = any ($1)`, [[otherOwner.id, vet.id]]);
    expect(await world.sql('select from public.appointments')).toEqual([]);
    await world.sql(`update auth.users set email_confirmed_at = now() where id = $1`, [owner.id]);
    expect(await done(owner.db.from('appointments').select('pet_name, client_id'))).toEqual([
      { pet_name: 'Mruczek', client_id: owner.id },
    ]);
    await book({ email: vet.email, visit_time: '11:00' });
    await world.sql(`update auth.users set email_confirmed_at = null where id = $1`, [vet.id]);
    await world.sql(`update auth.users set email_confirmed_at = now() where id = $1`, [vet.id]);
    expect(await world.sql('select from public.appointments')).toHaveLength(1);
  });

  test('takes what the link knew with it when it is deleted', async () => {
    const leaving = await world.owner();
    await book({ email: leaving.email });
    await world.sql(`update auth.users set email_confirmed_at = null where id = $1`, [leaving.id]);
    await world.sql(`update auth.users set email_confirmed_at = now() where id = $1`, [leaving.id]);
    expect(await world.sql('select from private.guest_visits where appointment_id is not null')).toHaveLength(1);
    expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
    expect(await world.sql('select from private.guest_visits')).toEqual([]);
  });
});

test('sixty guests at one time: one is booked', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => asking({ client_phone: `6001003${String(index).padStart(2, '0')}` })),
  );
  expect(answers.filter(({ error }) => !error)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ status, error }) => (error ? [status] : [])))).toEqual(new Set([409]));
});
