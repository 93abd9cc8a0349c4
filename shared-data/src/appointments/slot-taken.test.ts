import { RequestError } from '@veto/shared-data/core';
import { afterAll, expect, test, vi } from 'vitest';
import { nearestFreeSlots } from '../schedule/index.ts';
import { SlotTakenError, withNearest } from './slot-taken.ts';

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('../schedule/index.ts', () => ({ nearestFreeSlots: vi.fn() }));

const WANTED = { date: '2026-11-30', time: '10:00' };
const LATER = { date: '2026-11-30', time: '10:30' };
const free = vi.mocked(nearestFreeSlots);
const refused = (message: string) => new RequestError(message, { status: 409, code: 'PT409' });

test('a lost time comes with the nearest free ones', async () => {
  free.mockResolvedValueOnce([LATER]);
  const error = await withNearest(refused('This time has just been taken.'), 'vet', WANTED, 30);
  expect(error).toBeInstanceOf(SlotTakenError);
  expect(error).toMatchObject({ message: 'This time has just been taken.', nearest: [LATER] });
});

test('a time that is free was not the reason: no other one is offered', async () => {
  free.mockResolvedValueOnce([WANTED, LATER]);
  const cancelled = refused('This appointment is already cancelled.');
  expect(await withNearest(cancelled, 'vet', WANTED, 30)).toBe(cancelled);
});

test('other failures ask for no times', async () => {
  const offline = new RequestError('The server could not be reached.', { status: 0 });
  expect(await withNearest(offline, 'vet', WANTED, 30)).toBe(offline);
});
