import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, done, type Person, type World } from './world.ts';

const world: World = await createWorld();
afterAll(() => world.close());

let vet: Person;
beforeEach(async () => {
  vet = await world.bookableVeterinarian({ fullName: 'Wanda Lis', city: 'Sopot', specialty: 'Dermatology' });
});

const addressOf = async (address: string, db = world.visitor) =>
  (await db.rpc('veterinarian_address', { asked: address })).data as unknown;
const unlist = (person: Person) => done(person.db.from('profiles').update({ city: '' }).eq('id', person.id).select());

describe('the address of a veterinarian', () => {
  test('leads every role to who is listed, however the id is written', async () => {
    const listed = { state: 'listed', id: vet.id, number: null };
    const owner = await world.owner();
    for (const db of [world.visitor, owner.db, vet.db, world.service])
      expect(await addressOf(vet.id, db)).toEqual(listed);
    expect(await addressOf(vet.id.toUpperCase())).toEqual(listed);
  });

  test('is found by the number of a Polish page, too', async () => {
    await world.sql('update public.profiles set specialist_no = 7 where id = $1', [vet.id]);
    const numbered = { state: 'listed', id: vet.id, number: 7 };
    for (const address of ['7', '07', vet.id]) expect(await addressOf(address)).toEqual(numbered);
  });

  test('leads nowhere for an owner, for a vet who is not listed, and for what is no address', async () => {
    const owner = await world.owner();
    const unfinished = await world.veterinarian();
    await unlist(vet);
    const nobody = [owner.id, unfinished.id, vet.id, randomUUID(), '', '99999', '9999', 'wanda', `${vet.id}0`];
    for (const address of nobody) expect(await addressOf(address), address).toBeNull();
  });

  test('leads to who is not checked, as one who is not listed', async () => {
    const unchecked = await world.newVeterinarian();
    const profile = { city: 'Sopot', specialty: 'Surgery' };
    await done(unchecked.db.from('profiles').update(profile).eq('id', unchecked.id).select());
    expect(await addressOf(unchecked.id)).toEqual({ state: 'unlisted', id: unchecked.id, number: null });
  });

  test('says that somebody has left, once the account is deleted, and nothing else of them', async () => {
    expect((await vet.db.rpc('delete_account', { address: vet.email })).error).toBeNull();
    expect(await addressOf(vet.id)).toEqual({ state: 'left', id: vet.id, number: null });
    const owner = await world.owner();
    expect((await owner.db.rpc('delete_account', { address: owner.email })).error).toBeNull();
    expect(await addressOf(owner.id)).toBeNull();
  });
});

describe('the pages of a sitemap', () => {
  type Row = [id: string, number: number | null, changedAt: string];
  const listed = async (after: string | null = null, db = world.visitor) =>
    (await done(db.rpc('listed_veterinarians', { after }))) as Row[];
  const changedAt = async () => (await listed()).find(([id]) => id === vet.id)?.[2] ?? '';
  /** As if the page had last changed long ago. */
  const age = () =>
    world.sql(`update public.vet_stats set page_changed_at = '2020-01-02T03:04:05Z' where veterinarian_id = $1`, [
      vet.id,
    ]);

  test('are the listed veterinarians, in order, from where the last answer ended', async () => {
    const unfinished = await world.veterinarian();
    const ids = (await listed()).map(([id]) => id);
    expect(ids).toContain(vet.id);
    expect(ids).not.toContain(unfinished.id);
    expect(ids).toEqual(ids.toSorted());
    expect(await listed(ids.at(-1))).toEqual([]);
    expect((await listed(ids[0])).map(([id]) => id)).toEqual(ids.slice(1));
    await unlist(vet);
    expect((await listed()).map(([id]) => id)).not.toContain(vet.id);
  });

  test.each<[string, () => PromiseLike<unknown>]>([
    ['the profile', () => done(vet.db.from('profiles').update({ phone: '58 123' }).eq('id', vet.id).select())],
    ['the prices', () => vet.db.rpc('set_service_prices', { prices: [{ service: 'X', price_from: 1, price_to: 2 }] })],
    [
      'the hours',
      () => done(vet.db.from('working_hours').update({ opens_at: '09:00' }).eq('veterinarian_id', vet.id).select()),
    ],
    ['a review', () => review()],
    [
      'an answer to one',
      async () => {
        await review();
        await age();
        await done(vet.db.from('reviews').update({ answer: 'Thank you' }).eq('veterinarian_id', vet.id).select('id'));
      },
    ],
  ])('say when they changed: by %s', async (_, change) => {
    await age();
    expect(await changedAt()).toBe('2020-01-02T03:04:05Z');
    await change();
    expect(Date.parse(await changedAt())).toBeGreaterThan(Date.now() - 60_000);
  });

  test('do not change when a time is taken', async () => {
    await age();
    const owner = await world.owner();
    await world.sql(`update public.vet_stats set next_slot_at = null where veterinarian_id = $1`, [vet.id]);
    await world.begunVisit(owner, vet);
    expect(await changedAt()).toBe('2020-01-02T03:04:05Z');
  });

  async function review(): Promise<void> {
    const owner = await world.owner();
    const visit = await world.begunVisit(owner, vet, 'completed');
    const values = { appointment_id: visit.id, veterinarian_id: vet.id, rating: 5, comment: 'Kind' };
    await done(owner.db.from('reviews').insert(values).select().single());
  }
});

describe('the pages of the directory', () => {
  interface Page {
    kind: string;
    label: string;
    veterinarians: number;
    price_from: number | null;
    first_free_day: string | null;
  }
  const pageOf = async (label: string, db = world.visitor) =>
    ((await done(db.rpc('directory_pages'))) as Page[]).find((page) => page.label === label);

  test('are the cities and specialties with veterinarians, with how many, the lowest price and the first free day', async () => {
    expect(await pageOf('Lublin')).toBeUndefined();
    const [first, second] = await Promise.all([
      world.bookableVeterinarian({ city: 'Lublin', specialty: 'cardiology' }),
      world.bookableVeterinarian({ city: 'lublin', specialty: 'Cardiology' }),
    ]);
    await first.db.rpc('set_service_prices', { prices: [{ service: 'ECG', price_from: 90, price_to: 120 }] });
    const found = { veterinarians: 2, price_from: 90, first_free_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    for (const db of [world.visitor, second.db]) {
      expect(await pageOf('Lublin', db)).toMatchObject({ kind: 'city', ...found });
      expect(await pageOf('Cardiology', db)).toMatchObject({ kind: 'specialty', ...found });
    }
    for (const each of [first, second]) await unlist(each);
    expect(await pageOf('Lublin')).toBeUndefined();
  });

  test('are only those that the directory can filter by', async () => {
    await world.bookableVeterinarian({ city: 'Sopot', specialty: 'Oncology' });
    const labels = ((await done(world.visitor.rpc('directory_pages'))) as Page[]).map(({ label }) => label);
    expect(labels).not.toContain('Oncology');
    expect(labels.map((label) => label.toLowerCase())).not.toContain('sopot');
  });
});
