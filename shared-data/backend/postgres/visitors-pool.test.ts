import { setImmediate } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { type Asked, whileAsked } from './asked.ts';
import { Turns } from './turns.ts';
import { poolForVisitors } from './visitors-pool.ts';

const client = { query: async () => ({ rows: [] }), on() {}, release() {} };
const BOUNDS = { sessions: 1, light: 1, lanes: 1, waiting: 9, budget: { points: 1000, duration: 10 } };
const turns = () => new Turns(BOUNDS);
const visitors = (shared: Turns) =>
  poolForVisitors(
    { pool: { connect: async () => client } as unknown as pg.Pool, crowd: {} as pg.Pool },
    shared,
    async () => {},
  );
const request = (sender: string): Asked => ({ sender, usedMs: 0, signal: new AbortController().signal });
const ask = async (one: Promise<PostgresPoolClient>) => {
  const session = await one;
  await session.query('select 1', []);
  session.release();
};

test('a request keeps its turn, over all its questions, until it is answered', async () => {
  const pool = visitors(turns());
  const order: string[] = [];
  const written = Promise.withResolvers<void>();
  const first = whileAsked(request('first'), async () => {
    await ask(pool.connect());
    await written.promise;
    await ask(pool.connect());
    order.push('first');
  });
  await setImmediate();
  const second = whileAsked(request('second'), async () => {
    await ask(pool.connect());
    order.push('second');
  });
  await setImmediate();
  expect(order).toEqual([]);
  written.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('a sender pays for what writing its answers has cost', async () => {
  const shared = turns();
  const pool = visitors(shared);
  const large = request('large');
  await whileAsked(large, async () => {
    await ask(pool.connect());
    large.usedMs += 1500;
  });
  await expect(whileAsked(request('large'), () => ask(pool.connect()))).rejects.toThrow(
    'You have asked for a great deal',
  );
  await whileAsked(request('other'), () => ask(pool.connect()));
});

test.each([
  ['heard of it goes on to somebody else', 'canceling statement due to user request', undefined],
  ['may hear of it late goes to nobody', 'canceling statement due to statement timeout', true],
])('a session whose statement was cancelled and %s', async (_what, message, isBroken) => {
  const leaving = new AbortController();
  const cancelled = Promise.withResolvers<void>();
  const released = vi.fn();
  const session = {
    ...{ ...client, processID: 7, release: released },
    query: async ({ text }: pg.QueryConfig) => {
      if (text === 'rollback') return;
      await cancelled.promise;
      throw Object.assign(new Error(message), { code: '57014' });
    },
  };
  const pool = poolForVisitors(
    { pool: { connect: async () => session } as unknown as pg.Pool, crowd: {} as pg.Pool },
    turns(),
    async () => cancelled.resolve(),
  );
  await whileAsked({ ...request('leaving'), signal: leaving.signal }, async () => {
    const slow = await pool.connect();
    const asking = slow.query('select pg_sleep(9)', []);
    leaving.abort(new Error('gone'));
    await expect(asking).rejects.toThrow(message);
    await slow.query('rollback', []);
    slow.release();
  });
  expect(released.mock.calls).toEqual(isBroken ? [[true]] : [[]]);
});

test('a question that brings many rows makes way before they are written, and pays for them', async () => {
  const stream = { bytesRead: 0 };
  const session = {
    ...{ ...client, connection: { stream } },
    query: async () => {
      stream.bytesRead += 1024 * 1024;
    },
  };
  const shared = new Turns({ ...BOUNDS, sessions: 2 });
  await shared.take('other', new AbortController().signal);
  const many = { ...request('many'), makeWay: vi.fn() };
  const pool = poolForVisitors(
    { pool: { connect: async () => session } as unknown as pg.Pool, crowd: {} as pg.Pool },
    shared,
    async () => {},
  );
  await whileAsked(many, async () => {
    await ask(pool.connect());
    expect(many.usedMs).toBeGreaterThanOrEqual(64);
  });
  expect(many.makeWay).toHaveBeenCalledOnce();
});

test('a request whose time is up between two questions says so: it is no fault of the service', async () => {
  const late = new AbortController();
  const asked = { ...request('late'), signal: late.signal };
  const asking = whileAsked(asked, async () => {
    const session = await visitors(turns()).connect();
    await session.query('select 1', []);
    late.abort(new DOMException('The time is up', 'TimeoutError'));
    await session.query('select 2', []);
  });
  await expect(asking).rejects.toThrow('The time is up');
  expect(asked.failure).toMatchObject({ name: 'TimeoutError' });
});
