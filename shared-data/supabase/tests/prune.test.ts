import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queueOfDatabase } from '../../backend/mails/mail-queue.ts';
import { createWorld, done, type Person, type World } from './world.ts';

let world: World;
let owner: Person;
let petId: string;

beforeAll(async () => {
  world = await createWorld();
  owner = await world.owner();
  ({ id: petId } = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Rex', type: 'Dog' }).select('id').single(),
  ));
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of [
    'public.notifications',
    'private.mails',
    'public.found_reports',
    'public.passport_links',
    'public.lost_pets',
  ])
    await world.sql(`delete from ${table}`);
});

const NOW = '2027-06-15T10:00:00Z';
const ago = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
const prune = async (at_most = 100) => (await done(world.service.rpc('prune', { at_most, at: NOW }))) as number;
const left = async (table: string, column: string) =>
  (await world.sql<{ value: string }>(`select ${column} as value from ${table} order by 1`)).map(({ value }) => value);

const notification = (text: string, days: number) =>
  world.sql(
    `insert into public.notifications (user_id, kind, about, created_at) values ($1, 'message', jsonb_build_object('excerpt', $2::text), $3)`,
    [owner.id, text, ago(days)],
  );
const mail = (cause: string, days: number, settled: string | null) =>
  world.sql(
    `insert into private.mails (user_id, kind, about, cause, due_at${settled ? `, ${settled}` : ''})
     values ($1, 'message', '{}', $2, $3${settled ? ', $3' : ''})`,
    [owner.id, cause, ago(days)],
  );
const found = (message: string, days: number) =>
  world.sql('insert into public.found_reports (pet_id, message, created_at) values ($1, $2, $3)', [
    petId,
    message,
    ago(days),
  ]);
/** A link that was made so many days before it ended by itself, and taken back where that was sooner. */
const link = (name: string, endedDaysAgo: number, revokedDaysAgo: number | null = null) =>
  world.sql(
    `insert into public.passport_links (pet_id, secret_hash, shows, created_at, expires_at, revoked_at)
     values ($1, convert_to($2, 'UTF8'), '{}', $3, $4, $5)`,
    [petId, name, ago(endedDaysAgo + 20), ago(endedDaysAgo), revokedDaysAgo === null ? null : ago(revokedDaysAgo)],
  );
const links = () => left('public.passport_links', `convert_from(secret_hash, 'UTF8')`);

test('notifications go after 180 days, read or not', async () => {
  await notification('old', 181);
  await notification('young', 179);
  expect(await prune()).toBe(1);
  expect(await left('public.notifications', `about ->> 'excerpt'`)).toEqual(['young']);
});

test('mails go 180 days after they were due, whatever became of them, but never one that waits', async () => {
  for (const settled of ['sent_at', 'handed_over_at', 'given_up_at']) {
    await mail(`old ${settled}`, 181, settled);
    await mail(`young ${settled}`, 179, settled);
  }
  await mail('waits', 400, null);
  expect(await prune()).toBe(3);
  expect(await left('private.mails', 'cause')).toEqual([
    'waits',
    'young given_up_at',
    'young handed_over_at',
    'young sent_at',
  ]);
});

test('links to passports go 30 days after they have ended, by themselves or by hand; what was found by one stays', async () => {
  await link('ended long ago', 31);
  await link('ended', 29);
  await link('taken back long ago', 15, 31);
  await link('lasts', -5);
  await world.sql(
    `insert into public.found_reports (pet_id, link_id, message, created_at)
     select pet_id, id, 'In our garden', $1 from public.passport_links`,
    [ago(1)],
  );
  expect(await prune()).toBe(2);
  expect(await links()).toEqual(['ended', 'lasts']);
  expect(await left('public.found_reports', 'message')).toHaveLength(4);
});

test('reports of finders go after 180 days, unless the pet is still missing', async () => {
  await found('old', 181);
  await found('young', 179);
  await world.sql('insert into public.lost_pets (pet_id) values ($1)', [petId]);
  expect(await prune()).toBe(0);
  await world.sql('delete from public.lost_pets');
  expect(await prune()).toBe(1);
  expect(await left('public.found_reports', 'message')).toEqual(['young']);
});

test('a completion goes once it can no longer be taken back', async () => {
  const vet = await world.veterinarian();
  for (const minutes of [61, 59]) {
    const { id } = await world.begunVisit(owner, vet, 'completed');
    await world.sql(
      `insert into private.completions (appointment_id, completed_at, former_note)
       values ($1, $2::timestamptz - make_interval(mins => $3), $3)`,
      [id, NOW, minutes],
    );
  }
  expect(await prune()).toBe(1);
  expect(await left('private.completions', 'former_note')).toEqual(['59']);
});

test('a step takes as many of a kind as it may, the oldest first, and a worker goes on until nothing is left', async () => {
  for (const days of [200, 203, 201, 202]) await notification(`${days}`, days);
  await mail('old', 400, 'sent_at');
  expect(await prune(2)).toBe(3);
  expect(await left('public.notifications', `about ->> 'excerpt'`)).toEqual(['200', '201']);
  const queue = queueOfDatabase(world.connection);
  // Today's clock: what the test made old by a clock of its own is young.
  expect(await queue.prune(200)).toBe(0);
  expect(await prune(-5)).toBe(1);
  expect(await prune()).toBe(1);
  expect(await prune()).toBe(0);
});

test('two workers at once take each row once', async () => {
  for (let number = 0; number < 20; number += 1) await notification(`${number}`, 200 + number);
  const gone = await Promise.all([1, 2, 3, 4].map(() => prune(10)));
  expect(gone.reduce((sum, count) => sum + count) + (await prune(100))).toBe(20);
  expect(await left('public.notifications', 'id')).toEqual([]);
});
