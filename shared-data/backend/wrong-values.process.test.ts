import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    const row = { owner_id: owner.id, name: 'Rex', type: 'Dog', color: 7 };
    const { data: pet } = await owner.db.from('pets').insert(row).select('color').single();
    expect(pet).toEqual({ color: '7' });
    const services = ['a "quoted" \\ one', 'plain', 'null', '{}'];
    const change = vet.db.from('profiles').update({ services }).eq('id', vet.id);
    expect((await change.select('services').single()).data).toEqual({ services });
  });
});

function never(): never {
  throw new Error('there is no such call');
}
