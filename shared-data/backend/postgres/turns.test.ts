import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { playCrowd } from './crowd.fixture.ts';
import { BudgetSpent, type Turn, Turns } from './turns.ts';

const BOUNDS = { sessions: 3, rested: 2, lanes: 2, waiting: 4, budget: { points: 1000, duration: 10 } };
const SITE = { ...BOUNDS, sessions: 6, rested: 3, waiting: 100, budget: { points: 20_000, duration: 30 } };
const patient = new AbortController().signal;

/** Asks for turns and notes in which order they come. */
function asking(turns: Turns) {
  const order: string[] = [];
  const taken: Turn[] = [];
  return {
    order,
    ask: (...names: string[]) => {
      for (const name of names)
        void turns.take(name, patient).then((turn) => {
          order.push(name);
          taken.push(turn);
        });
      return setImmediate();
    },
    end: () => {
      taken.shift()?.end(20);
      return setImmediate();
    },
  };
}

describe('turns', () => {
  test('are never all one sender’s', async () => {
    const { ask, order } = asking(new Turns(BOUNDS));
    await ask('greedy', 'greedy', 'greedy', 'modest');
    expect(order).toEqual(['greedy', 'greedy', 'modest']);
  });

  test('go at once to a sender that has rested, and never more than half of them', async () => {
    let now = 0;
    const turns = new Turns({ ...BOUNDS, sessions: 10, rested: 9, waiting: 100 }, () => now);
    const { ask, order } = asking(turns);
    (await turns.take('rested', patient)).end(1);
    (await turns.take('dear', patient)).end(300);
    now = 10_000;
    await ask('crowd', 'crowd', 'crowd', ...Array<string>(20).fill('rested'));
    expect(order.toSorted()).toEqual([...Array<string>(3).fill('crowd'), ...Array<string>(5).fill('rested')]);
  });

  test('are taken in line by a sender whose questions cost more than it can save', async () => {
    let now = 0;
    const turns = new Turns(BOUNDS, () => now);
    const { ask, order } = asking(turns);
    (await turns.take('dear', patient)).end(300);
    now = 10_000;
    await ask('crowd', 'other', 'dear');
    expect(order).toEqual(['crowd', 'other']);
  });

  test('make room for others only while senders without savings wait for each other', async () => {
    const now = 0;
    const turns = new Turns({ ...BOUNDS, lanes: 1 }, () => now);
    for (const name of ['only', 'one', 'another']) (await turns.take(name, patient)).end(300);
    const first = await turns.take('only', patient);
    expect(first.isOfCrowd).toBe(false);
    const second = turns.take('one', patient);
    void turns.take('another', patient);
    first.end(20);
    expect((await second).isOfCrowd).toBe(true);
  });

  test('are one more for cheap questions, for a sender that has had no more than its part', async () => {
    const turns = new Turns({ ...SITE, lanes: 1 }, () => 0);
    const { ask, order } = asking(turns);
    (await turns.take('dear', patient)).end(300);
    await ask('crowd', 'dear', 'newcomer', 'other');
    expect(order).toEqual(['crowd', 'newcomer']);
    const cheap = new Turns({ ...SITE, lanes: 1 }, () => 0);
    await cheap.take('crowd', patient);
    (await cheap.take('cheap', patient)).end(30);
    const second = asking(cheap);
    await second.ask('cheap', 'newcomer');
    expect(second.order).toEqual(['newcomer']);
  });

  test('are the crowd’s once they take long, where that has room; where it has none, they are given back', async () => {
    let now = 0;
    const turns = new Turns(SITE, () => now);
    const names = ['one', 'two', 'three'];
    for (const name of names) (await turns.take(name, patient)).end(15);
    now = 10_000;
    const taken = await Promise.all(names.map((name) => turns.take(name, patient)));
    // Twice what is usual for the sender.
    expect(taken.map(({ cheapMs }) => cheapMs)).toEqual([30, 30, 30]);
    expect(taken.map((turn) => turn.mayGoOn(60))).toEqual([true, true, false]);
    expect(taken[0]?.mayGoOn(120)).toBe(true);
    // What its sender asks is known as dear from then on.
    taken[2]?.end(60);
    const { ask, order } = asking(turns);
    await ask('three');
    expect(order).toEqual([]);
  });

  test('that take long are given back while somebody else waits, and taken anew after the sender’s other questions', async () => {
    let now = 0;
    const turns = new Turns({ ...BOUNDS, sessions: 4, rested: 1 }, () => now);
    for (const name of ['long', 'other']) (await turns.take(name, patient)).end(15);
    now = 10_000;
    const long = await turns.take('long', patient);
    const other = turns.take('other', patient);
    expect(long.mayGoOn(60)).toBe(false);
    long.end(60);
    (await other).end(15);
    await Promise.all(['one', 'two'].map((name) => turns.take(name, patient)));
    now = 20_000;
    const order: string[] = [];
    const again = turns.take('long', patient, true).then(({ isOfCrowd }) => order.push(`long of crowd: ${isOfCrowd}`));
    await turns.take('long', patient).then(() => order.push('cheap'));
    expect(order).toEqual(['cheap']);
    void again;
  });

  test('of senders with savings go first to whoever has had least since it came', async () => {
    let now = 0;
    const turns = new Turns({ ...BOUNDS, rested: 1, lanes: 1 }, () => now);
    const names = ['visitor', 'served', 'fresh'];
    for (const name of names) (await turns.take(name, patient)).end(15);
    now = 10_000;
    const served = await turns.take('served', patient);
    const { ask, end, order } = asking(turns);
    await ask('served', 'fresh');
    served.end(40);
    await ask('visitor');
    await end();
    await end();
    expect(order).toEqual(['fresh', 'visitor', 'served']);
  });

  test('go round among those who wait, however many one of them asks for', async () => {
    const { ask, end, order } = asking(new Turns(BOUNDS));
    await ask('greedy', 'greedy', 'other', 'greedy', 'greedy', 'modest', 'other');
    for (let turn = 0; turn < 5; turn += 1) await end();
    expect(order.slice(3).toSorted()).toEqual(['greedy', 'greedy', 'modest', 'other']);
    expect(order.indexOf('modest')).toBeLessThan(order.lastIndexOf('greedy'));
  });

  test('are refused to a sender of whom too many wait already', async () => {
    const turns = new Turns({ ...BOUNDS, sessions: 1, lanes: 1 });
    const { ask } = asking(turns);
    await ask(...Array<string>(5).fill('crowd'));
    await expect(turns.take('crowd', patient)).rejects.toBeInstanceOf(BudgetSpent);
    await ask('modest');
  });

  test('are not kept for a visitor who leaves while waiting', async () => {
    const turns = new Turns({ ...BOUNDS, sessions: 1, lanes: 1 });
    const first = await turns.take('first', patient);
    const leaving = new AbortController();
    const left = turns.take('second', leaving.signal);
    const stays = turns.take('third', patient);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    first.end(0);
    await stays;
  });
});

describe('beside twenty senders who ask without a pause', () => {
  test.each([20, 60, 300])('a page does not wait for their questions of %d ms', async (dearMs) => {
    const crowd = { senders: 20, dearMs: () => dearMs, visitorMs: 15, unknown: 5, seconds: 25 };
    const { waited, newcomers, longest } = await playCrowd(SITE, crowd);
    expect([waited.length, newcomers.length]).toEqual([60, 20]);
    expect(Math.max(...waited, ...newcomers)).toBeLessThanOrEqual(3 * crowd.visitorMs);
    // Each of them has its turn: two rounds of forty questions on two processors, and what visitors take meanwhile.
    expect(Math.max(...longest)).toBeLessThanOrEqual(42 * dearMs);
  });

  test.each([20, 60, 300])('nor on a machine that is busy with other work, of %d ms', async (dearMs) => {
    const crowd = { senders: 20, dearMs: () => dearMs, visitorMs: 15, unknown: 20, seconds: 40, foreign: 4 };
    const { waited } = await playCrowd(SITE, crowd);
    expect(waited).toHaveLength(60);
    const alone = (crowd.visitorMs * (crowd.foreign + 1)) / 2;
    expect(Math.max(...waited)).toBeLessThanOrEqual(3 * alone);
  });

  test.each([300, 1500])(
    'nor beside senders who were known as cheap, and all ask for %d ms at once',
    async (dearMs) => {
      const crowd = { senders: 20, dearMs: () => dearMs, visitorMs: 15, unknown: 11, from: 10, seconds: 30 };
      const { waited, newcomers } = await playCrowd(SITE, crowd);
      expect([waited.length, newcomers.length]).toEqual([57, 19]);
      expect(Math.max(...waited, ...newcomers)).toBeLessThanOrEqual(3 * crowd.visitorMs);
    },
  );

  test.each([60, 1500])('a page that is opened just then waits until each has tried once, of %d ms', async (dearMs) => {
    const crowd = { senders: 20, dearMs: () => dearMs, visitorMs: 15, unknown: 10, from: 10, seconds: 12 };
    const { waited } = await playCrowd(SITE, crowd);
    expect(Math.max(...waited)).toBeLessThanOrEqual(10 * crowd.visitorMs);
  });

  test('a cheap question waits for one round of dear ones at most', async () => {
    const dearMs = (sender: number) => (sender === 0 ? 10 : 300);
    const { longest } = await playCrowd(SITE, { senders: 20, dearMs, visitorMs: 15, unknown: 5, seconds: 25 });
    expect(longest[0]).toBeLessThanOrEqual(19 * 300);
    expect(Math.max(...longest)).toBeLessThanOrEqual(2 * 20 * 300);
  });
});

test('those who ask little leave a turn to those without savings', async () => {
  let now = 0;
  const turns = new Turns(BOUNDS, () => now);
  const { ask, order } = asking(turns);
  for (const name of ['one', 'two', 'three']) (await turns.take(name, patient)).end(1);
  now = 10_000;
  await ask('one', 'two', 'three', 'crowd');
  expect(order).toEqual(['one', 'two', 'crowd']);
});

test('a turn of the crowd stands aside while somebody with savings is answered', async () => {
  let now = 0;
  const turns = new Turns(BOUNDS, () => now);
  (await turns.take('rested', patient)).end(1);
  await turns.standAside();
  now = 10_000;
  const rested = await turns.take('rested', patient);
  const order: string[] = [];
  const aside = turns.standAside().then(() => order.push('crowd'));
  await setImmediate();
  order.push('rested');
  rested.end(1);
  await aside;
  expect(order).toEqual(['rested', 'crowd']);
});

describe('the budget', () => {
  test('refuses only the sender that spent it, and says for how long', async () => {
    let now = 0;
    const turns = new Turns(BOUNDS, () => now);
    (await turns.take('dear', patient)).end(1500);
    const refused = await turns.take('dear', patient).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BudgetSpent);
    expect(refused).toMatchObject({ waitMs: 5000 });
    await turns.take('other', patient);
    now = 5000;
    await turns.take('dear', patient);
  });
});
