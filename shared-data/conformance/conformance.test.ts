import { afterAll, expect, test } from 'vitest';
import { openTestBackend, PUBLISHABLE_KEY } from '../backend/test-backend.ts';
import { asText, compare, embeddedOutcomes, makeAllCalls, written } from './conformance.ts';

const backend = await openTestBackend();
afterAll(() => backend.close());

const onBackend: typeof fetch = (input, init) => backend.gateway(new Request(input, init), '203.0.113.7');

test('every call of shared-data comes to what is written, and none is forgotten', async () => {
  const outcomes = await makeAllCalls({ url: 'http://veto.test', key: PUBLISHABLE_KEY, fetch: onBackend });
  // Where a call is new or answers otherwise: `-u`, and read the difference.
  await expect(asText(outcomes)).toMatchFileSnapshot('outcomes.txt');
  const { auth, storage } = written();
  for (const method of auth) expect(outcomes.has(`auth: ${method}`), method).toBe(true);
  for (const method of storage)
    if (method !== 'getPublicUrl') expect(outcomes.has(`files: ${method}`), method).toBe(true);
});

test('only what an embedded site has and the project has not is refused', () => {
  const calls = { a: '200', b: '200', c: '400 23502', d: '200' };
  const there = { a: '200', b: '404 PGRST202', c: '409 23502', d: '401 42501' };
  const [known, answers] = [new Map(Object.entries(calls)), new Map(Object.entries(there))];
  expect(compare(answers, known).map(({ verdict }) => verdict)).toEqual(['same', 'refused', 'differs', 'refused']);
  expect(embeddedOutcomes().size).toBeGreaterThan(written().database.length);
});
