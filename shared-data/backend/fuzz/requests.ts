import fc from 'fast-check';
import { authRequest } from './auth-requests.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { restRequest } from './rest-requests.ts';
import { storageRequest } from './storage-requests.ts';
import type { Surface } from './surface.ts';

export interface AskedRequest extends FuzzRequest {
  /** Of somebody who is signed in; null: of nobody. */
  token: string | null;
  /** IPv4 of the sender. */
  address: string;
}

/**
 * So many requests, the same for the same seed: every table, function and service, with values that fit and values that
 * do not, as each of these people.
 */
export function fuzzRequests(
  surface: Surface,
  tokens: (string | null)[],
  run: { count: number; seed: number },
): AskedRequest[] {
  const request = fc.oneof(
    { weight: 6, arbitrary: restRequest(surface) },
    { weight: 2, arbitrary: authRequest },
    { weight: 2, arbitrary: storageRequest(surface) },
  );
  const lastTwo = fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 254 }));
  const asked = fc
    .tuple(request, fc.constantFrom(...tokens), lastTwo)
    .map(([each, token, numbers]): AskedRequest => ({ ...each, token, address: `198.51.${numbers.join('.')}` }));
  return fc.sample(fc.noBias(asked), { numRuns: run.count, seed: run.seed });
}
