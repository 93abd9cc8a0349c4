import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveChannel, moves, packSourceMaps, sourceMapsKey } from '@veto/slice-kit/releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { operationsSchema } from '../../isomorphic/operations.ts';
import { ENTRY, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { rawStatus, SLICE, type TestSite, testSite } from '../site.fixture.ts';
import { latestFailures, trendOf } from './reported-failures.ts';

/** Line 1, column 0 of the entry is line 3, column 4 of pets.ts. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://mf_pets_1/./src/pets.ts'],
  names: [],
  mappings: 'AAEI',
});
const FAILURE = {
  code: 'VETO-203',
  slice: 'mf-pets',
  version: SLICE.version,
  message: 'VETO-203 a render threw',
  path: '/mf-pets',
  revision: 2,
  stack: `Error: x\n    at Pets (https://veto.example/releases/mf-pets/${SLICE.version}/${ENTRY}:1:1)`,
};

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.stop());

const report = (body: object) => site.get('/_reports', { method: 'POST', body: JSON.stringify(body) });
const read = async () => operationsSchema.parse(await (await site.get('/_operations')).json());

it('says who moved what, and what the site says of a canary', async () => {
  const canary = sliceRelease('mf-pets', '1.1.0-9e15bbbbbbbb');
  await moveChannel(site.store, 'stable', 'ann', (now) => moves.publishCanary(now, canary, 5));
  const { moves: latest, verdicts } = await read();
  expect(latest?.map(({ by, action, slice, to, percent }) => [by, action, slice, to, percent])).toEqual([
    ['ann', 'canary', 'mf-pets', canary.version, 5],
    ['test', 'publish', 'mf-pets', SLICE.version, undefined],
    ['test', 'publish', 'shell', expect.any(String), undefined],
  ]);
  expect(verdicts).toEqual({
    'mf-pets': { worse: false, sentence: expect.stringContaining('0 loads, of 0 networks 0 failed') },
  });
});

it('names each failure once, with its place in the source', async () => {
  const maps = join(site.store.place, sourceMapsKey('mf-pets', SLICE.version));
  await mkdir(dirname(maps), { recursive: true });
  await writeFile(maps, await packSourceMaps({ [ENTRY]: MAP }));
  await report(FAILURE);
  await report(FAILURE);
  await report({ message: 4 });
  const { failures, trend } = await read();
  expect(failures).toMatchObject([
    { reports: 1, message: 'A report without a message' },
    { reports: 2, slice: 'mf-pets', revision: 2, path: '/mf-pets', place: 'Pets (mf-pets/src/pets.ts:3:5)' },
  ]);
  expect(trend['mf-pets']?.at(-1)).toBe(2);
});

it('tells long tasks apart from failures, each once with its longest time', async () => {
  await report(FAILURE);
  const message = 'VETO-211 its scripts took long in one frame (the longest: main.js)';
  for (const ms of [250, 431.6, 'long', -1, 1e12]) await report({ ...FAILURE, code: 'VETO-211', message, ms });
  expect(await (await site.get('/_reports')).json()).toHaveLength(1);
  const { failures, longTasks, trend } = await read();
  expect(failures).toMatchObject([{ code: 'VETO-203', reports: 1 }]);
  expect(longTasks).toMatchObject([{ code: 'VETO-211', reports: 5, ms: 432 }]);
  expect(trend['mf-pets']?.at(-1)).toBe(1);
});

it('is read on this machine only, and by no page of another site', async () => {
  for (const [name, value] of Object.entries({ 'x-forwarded-for': '203.0.113.9', via: '1.1 proxy' }))
    expect((await site.get('/_operations', { headers: { [name]: value } })).status).toBe(404);
  // As fetch cannot ask: by a name that somebody else has led here.
  expect(await rawStatus(site.url, '/_operations', { host: 'veto.example' })).toBe(404);
  const answer = await site.get('/_operations', { headers: { origin: 'https://foreign.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('tells the hours of the last day apart, and leaves out what only previews did', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const kept = ['2026-11-24T11:00:00Z', '2026-11-24T12:30:00Z', '2026-11-25T11:30:00Z', '2026-11-25T11:59:00Z'].map(
    (at) => ({ at, report: FAILURE }),
  );
  const all = [...kept, { at: '2026-11-25T11:59:00Z', shown: 'preview', report: FAILURE }];
  expect(trendOf(all, now)).toEqual({ 'mf-pets': [1, ...Array(22).fill(0), 2] });
  expect(latestFailures(all, 5)).toMatchObject([{ at: '2026-11-25T11:59:00Z', reports: 4 }]);
});

it('takes what a report calls its slice for a name alone', () => {
  const at = '2026-11-25T11:30:00Z';
  const made = ['__proto__', 'constructor'].map((slice) => ({ at, report: { ...FAILURE, slice } }));
  expect(Object.keys(trendOf(made, Date.parse(at)))).toEqual(['__proto__', 'constructor']);
  expect(
    Object.entries(Object.getOwnPropertyDescriptors(Object.prototype)).filter(([name]) => /^\d/.test(name)),
  ).toEqual([]);
});
