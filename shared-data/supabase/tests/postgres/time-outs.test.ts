import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connections, openConnections } from './connections.ts';

let connections: Connections;
let owner: string;

beforeAll(async () => {
  connections = await openConnections(inject('postgres'), 2, { timed: true });
  owner = await connections.register('client');
});
afterAll(() => connections.close());

test('a visitor’s statement ends after three seconds, a signed-in user’s after eight, the operator’s never', async () => {
  const limit = (sql: { unsafe(text: string): PromiseLike<{ statement_timeout?: string }[]> }) =>
    sql.unsafe('show statement_timeout');
  expect(await connections.as('anon', limit)).toEqual([{ statement_timeout: '3s' }]);
  expect(await connections.as(owner, limit)).toEqual([{ statement_timeout: '8s' }]);
  expect(await connections.superuser`show statement_timeout`).toEqual([{ statement_timeout: '0' }]);
});

test('a visitor whose statement would take longer is cut off by then', async () => {
  const started = performance.now();
  await expect(connections.as('anon', (sql) => sql`select pg_sleep(20)`)).rejects.toMatchObject({
    code: '57014',
    message: 'canceling statement due to statement timeout',
  });
  expect(performance.now() - started).toBeGreaterThan(2_900);
});
