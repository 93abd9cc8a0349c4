import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { playCrowd } from './crowd.fixture.ts';
import { BudgetSpent, type Turn, Turns } from './turns.ts';

const BOUNDS = { sessions: 3, light: 2, lanes: 2, waiting: 4, budget: { points: 1000, duration: 10 } };
const SITE = { ...BOUNDS, sessions: 6, light: 3, waiting: 100, budget: { points: 20_000, duration: 30 } };
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
      taken.shift()?.end(40);
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

  test('go at once to a light sender, and never more than half of them', async () => {
    let now = 0;
    const turns = new Turns({ ...BOUNDS, sessions: 10, light: 9, waiting: 100 }, () => now);
    const { ask, order } = asking(turns);
    (await turns.take('light', patient)).end(1);
    now = 10_000;
    await ask('crowd', 'crowd', 'crowd', ...Array<string>(20).fill('light'));
    expect(order.toSorted()).toEqual([...Array<string>(3).fill('crowd'), ...Array<string>(5).fill('light')]);
  });

  test('are taken in line by a sender whose questions are dear, however long it paused', async () => {
    let now = 0;
    const turns = new Turns(BOUNDS, () => now);
    const { ask, order } = asking(turns);
    (await turns.take('dear', patient)).end(300);
    now = 10_000;
    await ask('crowd', 'other', 'dear');
    expect(order).toEqual(['crowd', 'other']);
  });

  test('make room for others only while there are others', async () => {
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

  test('are one more for newcomers, who wait for no dear question', async () => {
    const turns = new Turns({ ...SITE, lanes: 1 }, () => 0);
    const { ask, order } = asking(turns);
    for (const name of ['dear', 'other']) (await turns.take(name, patient)).end(300);
    await ask('dear', 'other', 'newcomer', 'another newcomer');
    expect(order).toEqual(['dear', 'newcomer']);
  });

  test('are those of a light sender no more for one that has always something waiting', async () => {
    let now = 0;
    const turns = new Turns({ ...SITE, light: 1, lanes: 1 }, () => now);
    const { ask, order } = asking(turns);
    (await turns.take('dear', patient)).end(300);
    (await turns.take('greedy', patient)).end(15);
    now = 10_000;
    await ask('dear');
    const first = await turns.take('greedy', patient);
    await ask('greedy');
    now = 12_000;
    first.end(15);
    await setImmediate();
    expect(order).toEqual(['dear']);
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
    const turns = new Turns({ ...BOUNDS, sessions: 4, light: 1 }, () => now);
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

  test('of light senders go first to whoever has had least under way', async () => {
    let now = 0;
    const turns = new Turns({ ...BOUNDS, light: 1, lanes: 1 }, () => now);
    const names = ['visitor', 'served', 'early'];
    for (const name of names) (await turns.take(name, patient)).end(15);
    now = 10_000;
    const served = await turns.take('served', patient);
    const { ask, end, order } = asking(turns);
    await ask('served');
    now = 10_050;
    await ask('early');
    now = 10_100;
    await ask('visitor');
    served.end(15);
    await setImmediate();
    await end();
    await end();
    expect(order).toEqual(['visitor', 'early', 'served']);
  });

  test('go round among those who wait, however many one of them asks for', async () => {
    const { ask, end, order } = asking(new Turns(BOUNDS));
    await ask('greedy', 'greedy', 'other', 'greedy', 'greedy', 'modest', 'other');
    for (let turn = 0; turn < 5; turn += 1) await end();
    expect(order.slice(3).toSorted()).toEqual(['greedy', 'greedy', 'modest', 'other']);
    expect(order.indexOf('modest')).toBeLessThan(order.lastIndexOf('greedy'));
  });

  test('are not lost by a sender that asks for more while it waits', async () => {
    const { ask, end, order } = asking(new Turns({ ...BOUNDS, sessions: 2 }));
    await ask('first', 'second', 'page', 'other', 'page');
    await end();
    expect(order).toEqual(['first', 'second', 'page']);
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
    // Each of them has its turn: two rounds of forty questions on two processors, and what visitors and the first moments take.
    expect(Math.max(...longest)).toBeLessThanOrEqual(42 * dearMs + 500);
  });

  test.each([20, 60, 300])('nor on a machine that is busy with other work, of %d ms', async (dearMs) => {
    const crowd = { senders: 20, dearMs: () => dearMs, visitorMs: 15, unknown: 20, seconds: 40, foreign: 4 };
    const { waited } = await playCrowd(SITE, crowd);
    expect(waited).toHaveLength(60);
    const alone = (crowd.visitorMs * (crowd.foreign + 1)) / 2;
    expect(Math.max(...waited)).toBeLessThanOrEqual(3 * alone);
  });

  test.each([0, 2, 4])(
    'nor for cheap ones that cost three times what is charged, on a machine with %d busy processes',
    async (foreign) => {
      const crowd = {
        senders: 20,
        dearMs: () => 45,
        charged: 1 / 3,
        visitorMs: 15,
        unknown: 12,
        from: 10,
        seconds: 30,
      };
      const { waited, newcomers } = await playCrowd(SITE, { ...crowd, foreign });
      const alone = crowd.visitorMs * Math.max(1, (foreign + 1) / 2);
      expect([waited.length, newcomers.length]).toEqual([54, 18]);
      expect(Math.max(...waited, ...newcomers)).toBeLessThanOrEqual(3 * alone);
    },
  );

  test.each([20, 85, 300, 1500])(
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

test('those who ask little leave a turn to all others', async () => {
  let now = 0;
  const turns = new Turns(BOUNDS, () => now);
  const { ask, order } = asking(turns);
  for (const name of ['one', 'two', 'three']) (await turns.take(name, patient)).end(1);
  now = 10_000;
  await ask('one', 'two', 'three', 'crowd');
  expect(order).toEqual(['one', 'two', 'crowd']);
});

test('a turn of the crowd stands aside while a light sender is answered', async () => {
  let now = 0;
  const turns = new Turns(BOUNDS, () => now);
  (await turns.take('light', patient)).end(1);
  await turns.standAside();
  now = 10_000;
  const light = await turns.take('light', patient);
  const order: string[] = [];
  const aside = turns.standAside().then(() => order.push('crowd'));
  await setImmediate();
  order.push('light');
  light.end(1);
  await aside;
  expect(order).toEqual(['light', 'crowd']);
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
