import { setImmediate } from 'node:timers/promises';
import bcrypt from 'bcryptjs';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Asked, whileAsked } from '../postgres/asked.ts';
import { hashInThread } from './hashing-thread.ts';

beforeAll(() => hashInThread());

const request = (sender: string): Asked => ({ sender, usedMs: 0, signal: new AbortController().signal });

test('a password is known by its hash, and no other is', async () => {
  const hash = await bcrypt.hash('correct horse', 4);
  expect(hash).toMatch(/^\$2b\$04\$/);
  expect(await bcrypt.compare('correct horse', hash)).toBe(true);
  expect(await bcrypt.compare('battery staple', hash)).toBe(false);
});

test('what cannot be hashed is refused, and the next one is hashed', async () => {
  await expect(bcrypt.hash('correct horse', 'no salt')).rejects.toThrow('Invalid salt');
  expect(await bcrypt.hash('correct horse', 4)).toHaveLength(60);
});

test('the process answers others while a password is hashed', async () => {
  let isDone = false;
  let rounds = 0;
  const hashing = bcrypt.hash('correct horse', 10).finally(() => {
    isDone = true;
  });
  for (; !isDone; rounds += 1) await setImmediate();
  await hashing;
  // The library itself would let the process have two or three.
  expect(rounds).toBeGreaterThan(20);
});

test('a sender waits for one password of each other sender at most', async () => {
  const order: string[] = [];
  const sign = (sender: string) =>
    whileAsked(request(sender), () => bcrypt.hash('correct horse', 4)).then(() => order.push(sender));
  const first = sign('first');
  await setImmediate();
  await Promise.all([first, ...['crowd', 'crowd', 'crowd', 'visitor'].map(sign)]);
  expect(order).toEqual(['first', 'crowd', 'visitor', 'crowd', 'crowd']);
});

test('a request has no turn of the database while its password is hashed', async () => {
  const end = vi.fn();
  const turn = { isOfCrowd: false, isNew: false, cheapMs: 40, mayGoOn: () => true, end };
  const asked: Asked = { ...request('visitor'), usedMs: 12, turn: Promise.resolve(turn) };
  await whileAsked(asked, async () => {
    const hashing = bcrypt.hash('correct horse', 4);
    await setImmediate();
    expect(end.mock.calls).toEqual([[12]]);
    await hashing;
  });
  expect(end).toHaveBeenCalledOnce();
});
