import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connections, openConnections } from './connections.ts';

let connections: Connections;
beforeAll(async () => {
  connections = await openConnections(inject('postgres'), 1);
});
afterAll(() => connections.close());

test('a search reads each of its words once, however many of its parts ask what they mean', async () => {
  const calls = await connections.superuser.begin(async (sql) => {
    await sql.unsafe("set local track_functions = 'all'");
    await sql`select public.search_veterinarians(query => 'stomatolog dla kota w krakowie jutro')`;
    await sql`select public.search_veterinarians(query => 'Kot')`;
    return sql`
      select funcname, calls::integer from pg_stat_xact_user_functions
      where funcname in ('read_meanings', 'meanings_of') order by calls`;
  });
  // 'Kot' is also read as it is folded.
  expect(calls[0]).toEqual({ funcname: 'read_meanings', calls: 3 });
  expect(calls[1]?.calls).toBeGreaterThan(6);
});
