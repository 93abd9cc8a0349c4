import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { playCrowd } from './crowd.fixture.ts';
import { BudgetSpent, type EndTurn, Turns } from './turns.ts';

const BOUNDS = { sessions: 3, lanes: 2, waiting: 4, budget: { points: 1000, duration: 10 } };
const patient = new AbortController().signal;

/** Asks for turns and notes in which order they come. */
function asking(turns: Turns) {
  const order: string[] = [];
  const ends: EndTurn[] = [];
  return {
    order,
    ask: (...names: string[]) => {
      for (const name of names)
        void turns.take(name, patient).then((end) => {
          order.push(name);
          ends.push(end);
        });
      return setImmediate();
    },
    end: () => {
      ends.shift()?.(20);
      return setImmediate();
    },
  };
}

describe('turns', () => {
  test('are never all one sender’s', async () => {
    const { ask, end, order } = asking(new Turns(BOUNDS));
    await ask('greedy', 'greedy', 'greedy', 'modest');
    await end();
    expect(order).toEqual(['greedy', 'greedy', 'modest']);
  });

  test('are not all of a sender who has rested while others asked', async () => {
    const turns = new Turns({ ...BOUNDS, sessions: 10, waiting: 100 });
    const { ask, order } = asking(turns);
    for (const name of ['rested', 'modest']) (await turns.take(name, patient))(1);
    for (let turn = 0; turn < 30; turn += 1) (await turns.take(`other ${turn}`, patient))(30);
    await ask(...Array<string>(20).fill('rested'));
    expect(order).toHaveLength(5);
    await ask('modest');
    expect(order.at(-1)).toBe('modest');
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
    const end = await turns.take('first', patient);
    const leaving = new AbortController();
    const left = turns.take('second', leaving.signal);
    const stays = turns.take('third', patient);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    end(0);
    await stays;
  });
});

test.each([60, 300])('twenty senders who ask for %d ms all the time do not slow a page', async (dearMs) => {
  const crowd = { senders: 20, dearMs, visitorMs: 15, unknown: 5, seconds: 25 };
  const waited = await playCrowd(
    { ...BOUNDS, sessions: 10, waiting: 100, budget: { points: 20_000, duration: 30 } },
    crowd,
  );
  expect(waited).toHaveLength(60);
  expect(Math.max(...waited)).toBeLessThanOrEqual(3 * crowd.visitorMs);
});

describe('the budget', () => {
  test('refuses only the sender that spent it, and says for how long', async () => {
    let now = 0;
    const turns = new Turns(BOUNDS, () => now);
    (await turns.take('dear', patient))(1500);
    const refused = await turns.take('dear', patient).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BudgetSpent);
    expect(refused).toMatchObject({ waitMs: 5000 });
    await turns.take('other', patient);
    now = 5000;
    await turns.take('dear', patient);
  });
});
