import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, PUBLISHABLE_KEY, type TestBackend } from '../test-backend.ts';
import { fuzzRequests, readSurface, runFuzz } from './index.ts';

let backend: TestBackend;
/** Of nobody, an owner and a vet. */
let tokens: (string | null)[];

beforeAll(async () => {
  backend = await openTestBackend();
  const owner = await backend.signUp('owner@example.com');
  const vet = await backend.signUp('vet@example.com', 'veterinarian');
  tokens = [null, owner.accessToken, vet.accessToken];
});
afterAll(() => backend.close());

test('no request is answered with 5xx, and the database answers after all of them', async () => {
  const { VETO_FUZZ_COUNT: count = 600, VETO_FUZZ_SEED: seed = 1 } = process.env;
  const surface = await readSurface(backend.connection);
  const run = await runFuzz({
    requests: fuzzRequests(surface, tokens, { count: Number(count), seed: Number(seed) }),
    atOnce: 4,
    send: async ({ method, path, headers, body, token, address }) => {
      const asked = new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { apikey: PUBLISHABLE_KEY, ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { body }),
      });
      return backend.gateway(asked, address);
    },
  });
  expect(run.wrong).toEqual([]);
  expect(Object.keys(run.statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404']));
  expect((await backend.client().rpc('search_veterinarians')).status).toBe(200);
});
