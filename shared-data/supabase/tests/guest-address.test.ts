import { describe, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { day, done, refused } from './world.ts';

const { world, owner, otherOwner, vet, book, shown, move, cancel, times, mails, begun } = await createGuests();

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

  test('hears of a move and of the vet’s cancelling, and no more of a visit that is off', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    const kinds = async () =>
      (
        await world.sql<{ kind: string }>('select kind from private.mails where guest_visit_id is not null order by 1')
      ).map(({ kind }) => kind);
    await done(move(secret, day(4), '10:00'));
    expect(await kinds()).toEqual(['guest_moved']);
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
