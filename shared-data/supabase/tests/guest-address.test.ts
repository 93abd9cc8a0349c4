import { describe, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { day, done, insertRows, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet, otherVet, book, shown, move, cancel, times, mails, begun } =
  await createGuests();

describe('a guest with an address', () => {
  test('gets mails with a link of their own, and nothing that was typed', async () => {
    const secret = await book({ email: 'Anna@gosc.test' });
    const [mail] = (await mails()).filter(({ to }) => to === 'Anna@gosc.test');
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
      return (await mails(moment?.at)).filter(({ kind }) => kind === 'guest_reminder');
    };
    expect(await dayBefore(day(4))).toEqual([]);
    expect(await dayBefore(day(5))).toMatchObject([{ to: 'anna@gosc.test', about: { date: day(5) } }]);
    expect(await dayBefore(day(5))).toEqual([]);
    await done(move(secret, day(6), '10:00'));
    expect(await dayBefore(day(6))).toMatchObject([{ about: { date: day(6) } }]);
  });

  test('hears of a move and of a cancellation, and no more of a visit that is off', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    const kinds = async () =>
      (
        await world.sql<{ kind: string }>('select kind from private.mails where guest_visit_id is not null order by 1')
      ).map(({ kind }) => kind);
    await done(move(secret, day(4), '10:00'));
    expect(await kinds()).toEqual(['guest_moved']);
    const { id } = (await done(vet.db.rpc('visits_of_practice').single())) as { id: string };
    expect((await vet.db.rpc('cancel_own_visit', { visit: id, reason: 'I am ill' })).error).toBeNull();
    expect(await kinds()).toEqual(['guest_cancelled']);
    await world.sql('delete from private.mails');
    await cancel(await book({ visit_time: '11:00', email: 'anna@gosc.test' }));
    expect(await kinds()).toEqual(['guest_cancelled']);
  });

  test('without one gets no mail', async () => {
    await book();
    expect(await world.sql('select from private.mails where guest_visit_id is not null')).toEqual([]);
  });
});

describe('whoever has the mailbox', () => {
  /** The link of a mail to this person is used, as the sign-in service notes it. */
  async function usesLink(person: Person) {
    await world.sql(`update auth.users set recovery_token = 'sent', recovery_sent_at = now() where id = $1`, [
      person.id,
    ]);
    await world.sql(`update auth.users set recovery_token = null where id = $1`, [person.id]);
  }
  const visitsOf = (person: Person) =>
    world.sql(
      'select appointment_time::text as time, status, pet_name from public.appointments where client_id = $1 order by 1',
      [person.id],
    );

  test('has the visits of the guest, to come and past, once a link or code from it was used', async () => {
    const person = await world.owner();
    await book({ email: person.email.toUpperCase(), visit_time: '11:00' });
    await begun(2);
    const secret = await book({ email: person.email, client_phone: '600100201' });
    await usesLink(person);
    expect(await visitsOf(person)).toEqual([
      { time: '10:00:00', status: 'upcoming', pet_name: 'Mruczek' },
      { time: '11:00:00', status: 'upcoming', pet_name: 'Mruczek' },
    ]);
    expect(await done(vet.db.rpc('visits_of_practice').is('client_id', null))).toEqual([]);
    expect(await times()).not.toContain('10:00');
    expect(await shown(secret)).toMatchObject({ state: 'in_account', email: null });
    await refused(cancel(secret), 409, /in your account/);
    await refused(move(secret, day(4), '10:00'), 409, /in your account/);
    expect(await world.sql('select from private.mails where guest_visit_id is not null')).toEqual([]);
  });

  test('is nobody who typed the address: not by registering, signing in, asking for a link or changing the password', async () => {
    const email = 'somebody.else@veto.test';
    await book({ email });
    const { db } = await world.signUp('Ola Obca', { user_type: 'client' }, email);
    await db.auth.signInWithPassword({ email, password: 'correct horse' });
    await db.auth.resetPasswordForEmail(email);
    await db.auth.updateUser({ password: 'another good horse' });
    expect(await world.sql('select from public.appointments where client_id is not null')).toEqual([]);
    await book({ email: 'third@veto.test', client_phone: '600100203', visit_time: '12:00' });
    await db.auth.updateUser({ email: 'third@veto.test' });
    await db.auth.updateUser({ email });
    expect(await world.sql('select from public.appointments where client_id is not null')).toEqual([]);
  });

  test('confirms a registration, or another address, and gets nothing as a vet', async () => {
    const [person, other] = [await world.owner(), await world.owner()];
    for (const { email, time, phone } of [
      { email: person.email, time: '10:00', phone: '600100201' },
      { email: 'changed@veto.test', time: '11:00', phone: '600100202' },
      { email: vet.email, time: '12:00', phone: '600100203' },
    ])
      await book({ email, visit_time: time, client_phone: phone });
    await world.sql(
      `update auth.users set email_confirmed_at = null, confirmation_token = 'sent', confirmation_sent_at = now() where id = $1`,
      [person.id],
    );
    await world.sql(`update auth.users set email_confirmed_at = now(), confirmation_token = null where id = $1`, [
      person.id,
    ]);
    expect(await visitsOf(person)).toHaveLength(1);
    await world.sql(
      `update auth.users set email_change = 'changed@veto.test', email_change_token_new = 'sent', email_change_sent_at = now() where id = $1`,
      [other.id],
    );
    await world.sql(
      `update auth.users set email = email_change, email_change = null, email_change_token_new = null where id = $1`,
      [other.id],
    );
    expect(await visitsOf(other)).toHaveLength(1);
    await usesLink(vet);
    expect(await world.sql('select from public.appointments where client_id is not null')).toHaveLength(2);
  });

  test('opens no record, and lets nobody read of them who calls themselves a vet', async () => {
    const person = await world.owner();
    const pet = { owner_id: person.id, name: 'Mruczek', type: 'Cat' };
    await insertRows(person.db, 'pets', pet);
    const stranger = await world.bookableVeterinarian();
    await world.sql('delete from public.licences where veterinarian_id = $1', [stranger.id]);
    await book({ email: person.email });
    await book({ email: person.email, visit_time: '11:00', veterinarian: stranger.id });
    await usesLink(person);
    expect(await visitsOf(person)).toHaveLength(1);
    const read = ({ db }: Person) => done(db.from('profiles').select('id').eq('id', person.id));
    expect([await read(vet), await read(stranger)]).toEqual([[{ id: person.id }], []]);
    expect(await done(vet.db.from('pets').select('name'))).toEqual([]);
  });

  test('opens no record by saying which pet another visit of that name is for', async () => {
    const person = await world.owner();
    const mruczek = { owner_id: person.id, name: 'Mruczek', type: 'Cat' };
    const { id: pet } = await done(person.db.from('pets').insert(mruczek).select('id').single());
    await book({ email: person.email, veterinarian: otherVet.id });
    await book({ email: person.email });
    const secret = await book({ visit_time: '11:00', client_phone: '600100201' });
    await usesLink(person);
    const tied = () =>
      world.sql(
        'select veterinarian_id as vet, pet_id as pet from public.appointments where client_id = $1 order by appointment_time, pet_id',
        [person.id],
      );
    const known = { vet: vet.id, pet };
    const typed = { vet: otherVet.id, pet: null };
    const [visit] = await world.sql<{ id: string }>(
      'select id from public.appointments where client_id = $1 and veterinarian_id = $2',
      [person.id, vet.id],
    );
    await done(person.db.rpc('set_pet_of_own_visit', { visit: visit?.id, pet }));
    expect(await tied()).toEqual([known, typed]);
    expect((await person.db.rpc('take_over_guest_visit', { secret, pet })).error).toBeNull();
    expect(await tied()).toEqual([known, typed, known]);
    const seen = ({ db }: Person) => done(db.from('pets').select('id'));
    expect([await seen(vet), await seen(otherVet)]).toEqual([[{ id: pet }], []]);
  });

  test('takes what the link knew with it when the account is deleted', async () => {
    const leaving = await world.owner();
    await book({ email: leaving.email });
    await usesLink(leaving);
    expect(await world.sql('select from private.guest_visits where appointment_id is not null')).toHaveLength(1);
    expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
    expect(await world.sql('select from private.guest_visits')).toEqual([]);
  });
});

describe('whoever has the link', () => {
  const take = (db: typeof owner.db, secret: string) => db.rpc('take_over_guest_visit', { secret });

  test('adds the visit to the account of the signed-in person, once, and no other visit', async () => {
    const secret = await book({ email: 'anybody@veto.test' });
    await book({ email: 'anybody@veto.test', visit_time: '11:00' });
    expect((await take(owner.db, secret)).error).toBeNull();
    expect(await done(owner.db.from('appointments').select('pet_name, appointment_time'))).toEqual([
      { pet_name: 'Mruczek', appointment_time: '10:00:00' },
    ]);
    expect(await shown(secret)).toMatchObject({ state: 'in_account' });
    await refused(take(otherOwner.db, secret), 409, /in an account already/);
  });

  test('is refused as a visitor or a vet, with another secret, and for a cancelled visit', async () => {
    const secret = await book();
    await refused(take(world.visitor, secret), 401);
    await refused(take(vet.db, secret), 403, /pet owner/);
    await refused(take(owner.db, 'f'.repeat(64)), 404, /does not work/);
    await cancel(secret);
    await refused(take(owner.db, secret), 409, /cancelled/);
    expect(await world.sql('select from public.appointments where client_id is not null')).toEqual([]);
  });
});
