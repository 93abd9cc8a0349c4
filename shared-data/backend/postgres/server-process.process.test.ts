import { getPriority } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { copyDatabase } from '../../supabase/tests/postgres/server.ts';
import { localProcess, makeWay, processorMs, waitsForLock } from './server-process.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  copy = await copyDatabase(inject('postgres'));
  client = new pg.Client(copy.address);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await copy.drop();
});

test.runIf(process.platform === 'linux')(
  'the process behind a connection makes way, and tells what it took',
  async () => {
    const found = localProcess(client) as number;
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    expect(rows).toEqual([{ pid: found }]);
    const before = processorMs(found) as number;
    await client.query('select count(*) from generate_series(1, 300000)');
    const after = processorMs(found) as number;
    expect(after).toBeGreaterThan(before);
    await client.query('select pg_sleep(0.5)');
    expect((processorMs(found) as number) - after).toBeLessThan(100);
    makeWay(found);
    expect(getPriority(found)).toBe(10);
  },
);

test.runIf(process.platform === 'linux')('a process tells that it waits for a lock, and for nothing else', async () => {
  const other = new pg.Client(copy.address);
  await other.connect();
  const found = localProcess(other) as number;
  await client.query('select pg_advisory_lock(7)');
  const sleeping = other.query('select pg_sleep(0.2)');
  expect(waitsForLock(found)).toBe(false);
  await sleeping;
  const waiting = other.query('select pg_advisory_lock(7)');
  await vi.waitFor(() => expect(waitsForLock(found)).toBe(true));
  await client.query('select pg_advisory_unlock(7)');
  await waiting;
  expect(waitsForLock(found)).toBe(false);
  await other.end();
});

test('a process that only has the number of one of another machine is left alone', () => {
  const elsewhere = { processID: process.pid, connection: { stream: { localPort: 1 } } };
  expect(localProcess(elsewhere as unknown as pg.ClientBase)).toBeNull();
  expect(processorMs(0)).toBeUndefined();
});
