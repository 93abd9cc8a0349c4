import { expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import type { Claimed } from './reminder-world.ts';
import { book as bookAsOwner, day, done } from './world.ts';

const { world, owner, vet, book, begun } = await createGuests();

const CALLER = { booked_by: 'vet', veterinarian_id: vet.id, client_name: 'Jan Kos', pet_name: 'Bury', pet_type: 'cat' };
/** A visit of each kind, at ten, eleven and twelve in so many days. */
async function three(ahead = 3) {
  await bookAsOwner(owner, vet, day(ahead), '10:00');
  const secret = await book({ visit_date: day(ahead), visit_time: '11:00', email: 'anna@gosc.test' });
  const call = { ...CALLER, client_phone: '600100300', appointment_date: day(ahead), appointment_time: '12:00' };
  expect((await vet.db.from('appointments').insert(call)).error).toBeNull();
  return secret;
}
const all = async () =>
  (await done(vet.db.rpc('visits_of_practice').order('appointment_time'))) as { id: string; booked_by: string }[];
const KINDS = ['owner', 'guest', 'vet'];
const cancel = (visit: string, reason: string) => vet.db.rpc('cancel_own_visit', { visit, reason });

test('one list has the visits of all, and one search finds them', async () => {
  await three();
  expect((await all()).map(({ booked_by }) => booked_by)).toEqual(KINDS);
  const found = (words?: string) => done(vet.db.rpc('own_visits', { with_guests: true, words })) as Promise<unknown[]>;
  expect(await found()).toHaveLength(3);
  for (const words of ['olga', 'gosc', 'kos']) expect(await found(words)).toHaveLength(1);
  expect(await done(vet.db.rpc('own_visit_days', { with_guests: true }))).toEqual([{ visit_date: day(3), visits: 3 }]);
});

test('a veterinarian’s numbers count all of them, completed, cancelled and missed', async () => {
  const thisWeek = async () => {
    const weeks = (await done(vet.db.rpc('own_visit_numbers', { weeks: 2 }))) as Record<string, number>[];
    return weeks.map(({ visits, cancelled, no_shows }) => [visits, cancelled, no_shows]).at(0);
  };
  const lastWeek = () =>
    world.sql(`update public.appointments set appointment_date = date_trunc('week', private.warsaw_today())::date - 7`);
  await three();
  const visits = await all();
  await lastWeek();
  expect(await thisWeek()).toEqual([3, 0, 0]);
  for (const { id } of visits) expect((await vet.db.rpc('complete_visit', { appointment: id })).error).toBeNull();
  expect(await thisWeek()).toEqual([3, 0, 0]);
  await world.sql('delete from public.appointments');
  await three();
  for (const { id } of await all()) expect((await cancel(id, 'I am ill')).error).toBeNull();
  await lastWeek();
  expect(await thisWeek()).toEqual([0, 3, 0]);
  await world.sql('delete from public.appointments');
  await three();
  await lastWeek();
  for (const { id } of await all()) expect((await cancel(id, 'No-show')).error).toBeNull();
  expect(await thisWeek()).toEqual([0, 0, 3]);
});

test('the sums agree with the list, and a client is new once, whoever booked', async () => {
  const month = { weeks: 2, span: 'month' };
  type Sums = Record<
    'completed' | 'unpriced' | 'price_from' | 'price_to' | 'new_clients' | 'returning_clients',
    number
  >;
  const months = async () => (await done(vet.db.rpc('own_visit_numbers', month))) as unknown as Sums[];
  for (const ahead of [3, 4]) await three(ahead);
  // Three of last month, and the same three clients again in this one.
  await world.sql(
    `update public.appointments set status = 'completed', price_to = case when booked_by = 'guest' then 150 end,
       price_from = case when booked_by <> 'vet' then 100 end,
       appointment_date = date_trunc('month', private.warsaw_today()::timestamp)::date - case appointment_date when $1 then 1 else 0 end`,
    [day(3)],
  );
  const list = (await done(vet.db.rpc('visits_of_practice'))) as {
    price_from: number | null;
    price_to: number | null;
  }[];
  const [before, now] = await months();
  expect(before).toMatchObject({
    completed: 3,
    unpriced: 1,
    price_from: 200,
    price_to: 250,
    new_clients: 3,
    returning_clients: 0,
  });
  expect(now).toMatchObject({
    completed: 3,
    unpriced: 1,
    price_from: 200,
    price_to: 250,
    new_clients: 0,
    returning_clients: 3,
  });
  const sum = (prices: (number | null)[]) => prices.reduce<number>((total, price) => total + (price ?? 0), 0);
  expect(sum([before?.price_from ?? 0, now?.price_from ?? 0])).toBe(sum(list.map(({ price_from }) => price_from)));
  for (const span of ['week', 'year']) {
    const rows = (await done(vet.db.rpc('own_visit_numbers', { weeks: 8, span }))) as unknown as Sums[];
    expect(sum(rows.map(({ completed }) => completed))).toBe(6);
    expect(sum(rows.map(({ new_clients }) => new_clients))).toBe(3);
  }
  expect((await vet.db.rpc('own_visit_numbers', { weeks: 2, span: 'day' })).error?.code).toBe('PT400');
});

test('one feed has all of them, without the cancelled, each later once it was moved', async () => {
  await three();
  const secret = await done(vet.db.rpc('make_calendar_link', { with_names: true }));
  const feed = () =>
    done(world.visitor.rpc('calendar_feed', { secret })) as Promise<
      { owner: string; time: string; created_at: string; updated_at: string }[]
    >;
  expect((await feed()).map((entry) => entry.owner)).toEqual([owner.fullName, 'Anna Gość', 'Jan Kos']);
  const [, guest, phone] = await all();
  for (const visit of [guest, phone]) {
    const [time, moved] = visit === guest ? ['11:00', '13:00'] : ['12:00', '14:00'];
    const wanted = { visit: visit?.id, new_date: day(3), new_time: moved };
    expect((await vet.db.rpc('move_own_guest', wanted)).error).toBeNull();
    expect((await feed()).map((entry) => entry.time)).not.toContain(time);
    const entry = (await feed()).find((each) => each.time === moved);
    expect(Date.parse(entry?.updated_at ?? '')).toBeGreaterThan(Date.parse(entry?.created_at ?? ''));
  }
  for (const { id } of await all()) expect((await cancel(id, 'I am ill')).error).toBeNull();
  expect(await feed()).toEqual([]);
});

test('owners are reminded twice, guests once, and who telephoned not at all', async () => {
  await three(5);
  const at = async (hours: number) => {
    const [moment] = await world.sql<{ at: string }>(
      `select (private.instant($1::date, '10:00') - make_interval(hours => $2))::text as at`,
      [day(5), hours],
    );
    const claimed = (await done(world.service.rpc('claim_mails', { at_most: 50, at: moment?.at }))) as Claimed[];
    await world.sql('delete from private.mails');
    return claimed.map(({ kind }) => kind).filter((kind) => kind.includes('reminder'));
  };
  expect((await at(22)).sort()).toEqual(['guest_reminder', 'reminder']);
  expect(await at(21)).toEqual([]);
  expect(await at(1)).toEqual(['reminder']);
});

test('a visit is completed with a note, which is written to nobody without an account, and undone for a minute', async () => {
  await three();
  await begun();
  const [, guest, phone] = await all();
  for (const visit of [guest, phone]) {
    const report = { appointment: visit?.id, summary: 'All well', questions: ['eating'], follow_up_weeks: 2 };
    expect(await done(vet.db.rpc('complete_visit', report))).toMatchObject({
      status: 'completed',
      visit_note: expect.stringMatching(/^All well/),
    });
    expect(await done(vet.db.rpc('undo_complete_visit', { appointment: visit?.id }))).toMatchObject({
      status: 'upcoming',
      visit_note: null,
    });
    await done(vet.db.rpc('complete_visit', report));
    expect((await vet.db.rpc('save_visit_note', { visit: visit?.id, note: 'Still well' })).error).toBeNull();
  }
  expect((await all()).map((visit) => (visit as { visit_note?: string | null }).visit_note)).toContain('Still well');
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const claimed = (await done(world.service.rpc('claim_mails', { at_most: 50, at: later }))) as Claimed[];
  expect(claimed.filter(({ kind }) => ['visit_summary', 'follow_up', 'after_visit'].includes(kind))).toEqual([]);
});

test('its veterinarian takes all of them out, and takes them away with the account', async () => {
  const leaving = await world.bookableVeterinarian();
  await bookAsOwner(owner, leaving, day(4), '10:00');
  const secret = await book({ veterinarian: leaving.id, visit_time: '11:00', client_phone: '600100209' });
  const call = { ...CALLER, veterinarian_id: leaving.id, appointment_date: day(4), appointment_time: '12:00' };
  expect((await leaving.db.from('appointments').insert(call)).error).toBeNull();
  const { appointments } = (await done(leaving.db.rpc('own_data'))) as { appointments: { booked_by: string }[] };
  expect(appointments.map(({ booked_by }) => booked_by).sort()).toEqual(KINDS.toSorted());
  expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
  const kept = await world.sql(
    `select booked_by, status, client_name, client_phone from public.appointments where veterinarian_id = $1 order by 1 desc`,
    [leaving.id],
  );
  expect(kept).toEqual([
    { booked_by: 'owner', status: 'cancelled', client_name: null, client_phone: null },
    // Its link still says that it is cancelled.
    { booked_by: 'guest', status: 'cancelled', client_name: null, client_phone: null },
  ]);
  expect(await done(world.visitor.rpc('guest_visit', { secret }))).toMatchObject({ state: 'cancelled' });
});
