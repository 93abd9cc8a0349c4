import type { Random } from '../seed/random.ts';
import { authRequest } from './auth-requests.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { restRequest } from './rest-requests.ts';
import { storageRequest } from './storage-requests.ts';
import type { Surface } from './surface.ts';

/** An endless row of requests: every table, function and service, with values that fit and values that do not. */
export function* fuzzRequests(surface: Surface, random: Random): Generator<FuzzRequest, never> {
  for (;;) {
    const kind = random.between(1, 10);
    if (kind <= 6) yield restRequest(surface, random);
    else if (kind <= 8) yield authRequest(random);
    else yield storageRequest(surface, random);
  }
}
