import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../seed/random.ts';
import { openTestBackend, PUBLISHABLE_KEY, type TestBackend } from '../test-backend.ts';
import { fuzzRequests, readSurface, runFuzz } from './index.ts';

let backend: TestBackend;
/** Of nobody, an owner and a vet. */
let tokens: [null, string, string];

beforeAll(async () => {
  backend = await openTestBackend();
  const owner = await backend.signUp('owner@example.com');
  const vet = await backend.signUp('vet@example.com', 'veterinarian');
  tokens = [null, owner.accessToken, vet.accessToken];
});
afterAll(() => backend.close());

test('no request is answered with 5xx, and the database answers after all of them', async () => {
  const random = createRandom(Number(process.env.VETO_FUZZ_SEED ?? 1));
  const run = await runFuzz({
    requests: fuzzRequests(await readSurface(backend.connection), random),
    count: Number(process.env.VETO_FUZZ_COUNT ?? 600),
    atOnce: 4,
    send: async ({ method, path, headers, body }) => {
      const token = random.pick(tokens);
      const asked = new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { apikey: PUBLISHABLE_KEY, ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { body }),
      });
      return backend.gateway(asked, `203.0.113.${random.between(1, 250)}`);
    },
  });
  expect(run.wrong).toEqual([]);
  expect(Object.keys(run.statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404']));
  expect((await backend.client().rpc('search_veterinarians')).status).toBe(200);
});
