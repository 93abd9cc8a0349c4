import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connections, openConnections } from './connections.ts';

let connections: Connections;
let owner: string;

beforeAll(async () => {
  connections = await openConnections(inject('postgres'), 2);
  owner = await connections.register('client');
});
afterAll(() => connections.close());

test('a visitor’s statement ends after three seconds, and the connection answers the next one', async () => {
  await expect(connections.as('anon', (sql) => sql`select pg_sleep(60)`)).rejects.toMatchObject({ code: '57014' });
  const [row] = await connections.as('anon', (sql) => sql`select count(*)::int as count from public.vocabulary`);
  expect(row?.count).toBeGreaterThan(0);
});

test('a signed-in user’s ends after eight, the operator’s never does', async () => {
  const limit = (sql: { unsafe(text: string): PromiseLike<{ statement_timeout?: string }[]> }) =>
    sql.unsafe('show statement_timeout');
  expect(await connections.as(owner, limit)).toEqual([{ statement_timeout: '8s' }]);
  expect(await connections.superuser`show statement_timeout`).toEqual([{ statement_timeout: '0' }]);
});
