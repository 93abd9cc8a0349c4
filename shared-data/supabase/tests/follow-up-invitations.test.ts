import { afterEach, describe, expect, test } from 'vitest';
import { type Claimed, createReminders } from './reminder-world.ts';
import { done, insertRows } from './world.ts';

const { world, owner, vet, visitAt, claim, handOver, settle } = await createReminders();

describe('an invitation to a follow-up', () => {
  const EIGHT = 'T08:00:00+02:00';
  /** A visit of June 1 that is over, with the day from which its vet wants to see the animal again. */
  async function completed(followUpOn: string | null, petId: string | null = null, time = '10:00') {
    await world.sql(
      `insert into public.appointments
         (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, pet_id, reason_for_visit, status, follow_up_on)
       values ($1, $2, '2027-06-01', $5::time, 'Rex', 'dog', $4, 'Check-up', 'completed', $3::date)`,
      [owner.id, vet.id, followUpOn, petId, time],
    );
  }
  /** The days that are invited to at this moment; each is sent. */
  async function invited(at: string) {
    const mails = (await claim(at)) as unknown as (Claimed & { about: { follow_up_on: string } })[];
    for (const mail of mails) {
      await handOver(mail, at);
      await settle(mail, at);
    }
    return mails.filter(({ kind }) => kind === 'follow_up').map(({ about }) => about.follow_up_on);
  }
  const aPet = async (more = '') => {
    const [pet] = await world.sql<{ id: string }>(
      `insert into public.pets (owner_id, name, type) values ($1, 'Rex${more}', 'Dog') returning id`,
      [owner.id],
    );
    return pet?.id ?? '';
  };
  afterEach(() => world.sql('delete from public.pets'));

  test('comes a week before the day, once, from eight in the morning, in the site and by mail', async () => {
    await completed('2027-06-29');
    await completed(null, null, '11:00');
    expect(await invited('2027-06-22T07:59:00+02:00')).toEqual([]);
    expect(await invited(`2027-06-22${EIGHT}`)).toEqual(['2027-06-29']);
    expect(await invited(`2027-06-23${EIGHT}`)).toEqual([]);
    expect(await done(owner.db.from('notifications').select('kind'))).toEqual([{ kind: 'follow_up' }]);
  });

  test('comes not sooner than three days after the visit, and not later than two weeks after the day', async () => {
    await completed('2027-06-08');
    expect(await invited(`2027-06-03${EIGHT}`)).toEqual([]);
    expect(await invited(`2027-06-04${EIGHT}`)).toEqual(['2027-06-08']);
    await completed('2027-06-08', null, '11:00');
    expect(await invited(`2027-06-23${EIGHT}`)).toEqual([]);
  });

  test('does not come once the owner has booked again for the same pet; a cancelled visit and another pet do not count', async () => {
    const [rex, burek] = [await aPet(), await aPet(' the second')];
    await completed('2027-06-29', rex);
    const next = await visitAt('2027-06-30', '10:00');
    await world.sql('update public.appointments set pet_id = $2 where id = $1', [next, rex]);
    expect(await invited(`2027-06-22${EIGHT}`)).toEqual([]);
    await world.sql('update public.appointments set pet_id = $2 where id = $1', [next, burek]);
    expect(await invited(`2027-06-22${EIGHT}`)).toEqual(['2027-06-29']);
    await world.sql('delete from private.follow_up_invitations');
    await world.sql('delete from private.mails');
    await world.sql(`update public.appointments set pet_id = $2, status = 'cancelled' where id = $1`, [next, rex]);
    expect(await invited(`2027-06-22${EIGHT}`)).toEqual(['2027-06-29']);
  });

  test.each(['archived_at', 'remembered_since'])('does not come for a pet with %s', async (column) => {
    const pet = await aPet();
    await completed('2027-06-29', pet);
    await world.sql(`update public.pets set ${column} = now() where id = $1`, [pet]);
    expect(await invited(`2027-06-22${EIGHT}`)).toEqual([]);
  });

  test('does not come where the owner wants no reminders', async () => {
    await insertRows(
      owner.db,
      'notification_preferences',
      ['mail', 'site'].map((channel) => ({ user_id: owner.id, topic: 'reminders', channel, wanted: false })),
    );
    await completed('2027-06-29');
    expect(await invited(`2027-06-22${EIGHT}`)).toEqual([]);
    expect(await done(owner.db.from('notifications').select('kind'))).toEqual([]);
  });
});
