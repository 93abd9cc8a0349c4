import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWorld, done, type Person, type World } from '../supabase/tests/world.ts';
import { createGateway } from './gateway.ts';
import { checkSession, watchSession } from './session-check.ts';

let world: World;
let vet: Person;
let owners: Person[];

beforeAll(async () => {
  world = await createWorld();
  vet = await world.bookableVeterinarian();
  owners = [await world.owner(), await world.owner(), await world.owner()];
  for (const owner of owners)
    await done(owner.db.from('pets').insert({ owner_id: owner.id, name: owner.id, type: 'Dog' }).select());
});
afterAll(() => world.close());

describe('a value of another type than the statement expects', () => {
  const badly: Record<string, () => PromiseLike<{ status: number; error: { code?: string } | null }>> = {
    'a number for a list in a filter': () => world.visitor.from('profiles').select('id').filter('pet_types', 'cs', '0'),
    'a number for a list of a function': () => world.visitor.rpc('search_veterinarians', { specialties: 0 }),
    'an object for a list of a function': () => world.visitor.rpc('search_veterinarians', { pet_types: { length: 5 } }),
    'a mixed list of a function': () => world.visitor.rpc('search_veterinarians', { pet_types: [['a'], { b: 1 }] }),
    'a number for a list of a row': () => vet.db.from('profiles').update({ services: 0 }).eq('id', vet.id),
    'an object with a toString for a number': () =>
      vet.db
        .from('profiles')
        .update({ latitude: { toString: 1 } })
        .eq('id', vet.id),
    'a list for a truth value': () =>
      owners[0]?.db.rpc('answer_reschedule', { request: vet.id, accept: [] }) ?? never(),
  };
  test.each(Object.keys(badly))('%s is refused, and everybody else is answered', async (name) => {
    const { status, error } = (await badly[name]?.()) ?? never();
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '22P02' });
    expect(await done(world.visitor.from('profiles').select('id').eq('id', vet.id))).toHaveLength(1);
  });

  test('is stored as PostgREST stores it where the type can hold it', async () => {
    const [owner] = owners;
    if (!owner) throw new Error('nobody is there');
    const row = { owner_id: owner.id, name: 7, type: 'Dog' };
    expect(await done(owner.db.from('pets').insert(row).select('name').single())).toEqual({ name: '7' });
    const services = ['a "quoted" \\ one', 'plain', 'null', '{}'];
    const profile = vet.db.from('profiles').update({ services }).eq('id', vet.id).select('services').single();
    expect(await done(profile)).toEqual({ services });
  });
});

test('transactions of the same moment do not enter each other, however long one of them waits', async () => {
  const ownersSeenBy = ({ id }: Person) =>
    world.connection.withContext(
      { auth: { uid: id, role: 'authenticated', jwt: { sub: id, role: 'authenticated' } } },
      async (db) => {
        const before = await db.selectFrom('pets').select('owner_id').execute();
        await setImmediate();
        const after = await db.selectFrom('pets').select('owner_id').execute();
        return new Set([...before, ...after].map(({ owner_id }) => owner_id));
      },
    );
  const asked = Promise.all(owners.map(ownersSeenBy));
  // Asked outside of any transaction, so neither in the role of an owner nor undone with one's work.
  const counted = world.sql<{ owners: number }>('select count(distinct owner_id)::int as owners from public.pets');
  expect(await asked).toEqual(owners.map(({ id }) => new Set([id])));
  expect(await counted).toEqual([{ owners: owners.length }]);
});

describe('the check of the session', () => {
  test('rolls back a transaction that can go nowhere else', async () => {
    const { driver } = world.connection;
    await expect(driver.exec('begin; select 1 / 0')).rejects.toThrow('division by zero');
    expect((await world.visitor.from('profiles').select('id')).status).toBe(500);
    await checkSession(driver);
    expect((await world.visitor.from('profiles').select('id')).status).toBe(200);
  });

  test('asks nothing more of a session that answers', async () => {
    const driver = { query: vi.fn().mockResolvedValue({ rows: [] }), exec: vi.fn() };
    await checkSession(driver);
    expect(driver.exec).not.toHaveBeenCalled();
  });

  test('says when the session is beyond help', async () => {
    const driver = { query: vi.fn().mockRejectedValue(new Error('invalid message format')), exec: vi.fn() };
    await expect(checkSession(driver)).rejects.toThrow('invalid message format');
    expect(driver.exec).toHaveBeenCalledWith('rollback');
  });

  test('is made after an answer that says that something went wrong inside, and for /health', async () => {
    const driver = { query: vi.fn().mockRejectedValue(new Error('invalid message format')), exec: vi.fn() };
    const lost = vi.fn();
    const { afterAnswer, isUsable } = watchSession(driver, lost);
    await afterAnswer(new Response(null, { status: 400 }));
    expect(lost).not.toHaveBeenCalled();
    await afterAnswer(new Response(null, { status: 500 }));
    expect(lost).toHaveBeenCalledOnce();
    const gateway = createGateway({ answer: async () => new Response(), isUsable });
    expect((await gateway(new Request('http://127.0.0.1/health'), null)).status).toBe(503);
    expect(lost).toHaveBeenCalledTimes(2);
  });
});

function never(): never {
  throw new Error('there is no such call');
}
