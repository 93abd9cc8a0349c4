import { expect, test } from 'vitest';
import { mailboxOf } from '../../backend/mailbox-of.ts';
import { createGuests } from './guest-world.ts';
import { day, done, refused } from './world.ts';

const { world, vet, asking, book, move, mails } = await createGuests();
const email = 'anna@gosc.test';
const toGuests = async () => (await mails()).filter(({ kind }) => kind.startsWith('guest_'));
/** Has a worker send all that waits. */
const sent = () =>
  world.sql(
    `update private.mails set sent_at = now() where guest_visit_id is not null and sent_at is null returning kind`,
  );
/** The vet cancels the one visit that there is. */
async function cancelByVet(reason: string) {
  const [stored] = await world.sql<{ id: string }>('select id from public.appointments');
  return vet.db.rpc('cancel_own_visit', { visit: stored?.id, reason });
}

test('moves leave one waiting mail, of the time that holds', async () => {
  const secret = await book({ email });
  for (const time of ['11:00', '12:00', '13:00']) await done(move(secret, day(4), time));
  expect(await toGuests()).toMatchObject([{ kind: 'guest_moved', about: { date: day(4), time: '13:00' } }]);
  await done(move(secret, day(4), '14:00'));
  expect(await toGuests()).toMatchObject([{ kind: 'guest_moved', about: { time: '14:00' } }]);
});

test('a mailbox gets twelve a day, however it is written, and moves count', async () => {
  const secrets: string[] = [];
  for (const [index, address] of [email, 'Anna+1@gosc.test', 'ANNA+2+x@gosc.test'].entries())
    secrets.push(await book({ email: address, client_phone: `60010020${index}`, visit_time: `1${index}:00` }));
  await refused(asking({ email: 'anna+3@gosc.test', client_phone: '600100209', visit_time: '15:00' }), 429, /tomorrow/);
  let count = (await sent()).length;
  for (const [index, secret] of secrets.entries())
    for (let moved = 0; moved < 8; moved++) {
      await done(move(secret, day(4 + index), `${String(8 + moved).padStart(2, '0')}:00`));
      count += (await sent()).length;
    }
  expect(count).toBe(12);
  await world.sql(`update private.mails set sent_at = now() - interval '25 hours'`);
  await done(move(secrets[0] ?? '', day(4), '17:00'));
  expect(await sent()).toHaveLength(1);
});

test('one mailbox is what the backend counts as one, too', async () => {
  const read = await world.sql<{ address: string; mailbox: string }>(
    `select address, private.mailbox(address) as mailbox from unnest($1::text[]) as address`,
    [['A.N.N.A+x.y@Gmail.com', 'an.na@googlemail.com', 'an.na@gosc.test', 'anna@xgmail.com', 'an.na@gmail.com.test']],
  );
  expect(read.map(({ mailbox }) => mailbox)).toEqual([
    ...['anna@gmail.com', 'anna@gmail.com', 'an.na@gosc.test', 'anna@xgmail.com', 'an.na@gmail.com.test'],
  ]);
  expect(read.map(({ mailbox }) => mailbox)).toEqual(read.map(({ address }) => mailboxOf(address)));
});

test('no mail has free text of either side', async () => {
  const type = { veterinarian_id: vet.id, name: 'Cheap pills', minutes: 30 };
  const { id: visit_type } = await done(vet.db.from('visit_types').insert(type).select('id').single());
  await book({ email, visit_type });
  const first = await toGuests();
  expect((await cancelByVet('Buy my pills')).error).toBeNull();
  const all = [...first, ...(await toGuests())];
  expect(all.map(({ kind }) => kind)).toEqual(['guest_booked', 'guest_cancelled']);
  expect(JSON.stringify(all)).not.toMatch(/pills|Mruczek|Gość|Szczepienie/);
});

test('a vet who is not listed causes none, though guests book by the vet’s link, and sends no code', async () => {
  await world.sql(`delete from public.licences where veterinarian_id = $1`, [vet.id]);
  const secret = await book({ email });
  await done(move(secret, day(4), '11:00'));
  expect((await cancelByVet('I am ill')).error).toBeNull();
  expect(await toGuests()).toEqual([]);
  await done(vet.db.from('profiles').update({ confirms_guests: true }).eq('id', vet.id).select());
  await refused(world.visitor.rpc('send_guest_code', { veterinarian: vet.id, email }), 403, /licence is checked/);
  await done(vet.db.from('profiles').update({ confirms_guests: false }).eq('id', vet.id).select());
  await world.checkLicence(vet);
});
