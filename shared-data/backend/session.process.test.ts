import { setImmediate } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGateway } from './gateway.ts';
import { checkSession, watchSession } from './session-check.ts';
import { openTestBackend, type SignedUp, type TestBackend } from './test-backend.ts';

let backend: TestBackend;
let visitor: SupabaseClient;
let vet: SignedUp;
let owners: SignedUp[];

beforeAll(async () => {
  backend = await openTestBackend();
  visitor = backend.client();
  vet = await backend.signUp('vet@example.com', 'veterinarian');
  owners = [await backend.signUp('a@example.com'), await backend.signUp('b@example.com')];
  for (const { db, id } of owners)
    expect((await db.from('pets').insert({ owner_id: id, name: id, type: 'Dog' })).status).toBe(201);
});
afterAll(() => backend.close());

describe('a value of another type than the statement expects', () => {
  const badly: Record<string, () => PromiseLike<{ status: number; error: { code?: string } | null }>> = {
    'a number for a list in a filter': () => visitor.from('profiles').select('id').filter('pet_types', 'cs', '0'),
    'a number for a list of a function': () => visitor.rpc('search_veterinarians', { specialties: 0 }),
    'an object for a list of a function': () => visitor.rpc('search_veterinarians', { pet_types: { length: 5 } }),
    'a mixed list of a function': () => visitor.rpc('search_veterinarians', { pet_types: [['a'], { b: 1 }] }),
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
    expect((await visitor.from('vocabulary').select('label').limit(1)).status).toBe(200);
  });

  test('is stored as PostgREST stores it where the type can hold it', async () => {
    const [owner] = owners;
    if (!owner) throw new Error('nobody is there');
    const row = { owner_id: owner.id, name: 7, type: 'Dog' };
    const { data: pet } = await owner.db.from('pets').insert(row).select('name').single();
    expect(pet).toEqual({ name: '7' });
    const services = ['a "quoted" \\ one', 'plain', 'null', '{}'];
    const change = vet.db.from('profiles').update({ services }).eq('id', vet.id);
    expect((await change.select('services').single()).data).toEqual({ services });
  });
});

test('transactions of the same moment do not enter each other, however long one of them waits', async () => {
  const ownersSeenBy = ({ id }: SignedUp) =>
    backend.connection.withContext(
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
  const counted = backend.connection.driver.query('select count(distinct owner_id)::int as owners from public.pets');
  expect(await asked).toEqual(owners.map(({ id }) => new Set([id])));
  expect((await counted).rows).toEqual([{ owners: owners.length }]);
});

describe('the check of the session', () => {
  test('rolls back a transaction that can go nowhere else', async () => {
    const { driver } = backend.connection;
    await expect(driver.exec('begin; select 1 / 0')).rejects.toThrow('division by zero');
    expect((await visitor.from('vocabulary').select('code').limit(1)).status).toBe(500);
    await checkSession(driver);
    expect((await visitor.from('vocabulary').select('code').limit(1)).status).toBe(200);
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
    await afterAnswer({ response: new Response(null, { status: 400 }) });
    expect(lost).not.toHaveBeenCalled();
    await afterAnswer({ response: new Response(null, { status: 500 }) });
    expect(lost).toHaveBeenCalledOnce();
    const gateway = createGateway({ answer: async () => new Response(), isUsable });
    expect((await gateway(new Request('http://127.0.0.1/health'), null)).status).toBe(503);
    expect(lost).toHaveBeenCalledTimes(2);
  });
});

function never(): never {
  throw new Error('there is no such call');
}
