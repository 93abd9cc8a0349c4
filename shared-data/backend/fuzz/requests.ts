import type { Random } from '../seed/random.ts';
import { authRequest } from './auth-requests.ts';
import { restRequest } from './rest-requests.ts';
import { storageRequest } from './storage-requests.ts';
import type { Surface } from './surface.ts';

/** One request of a fuzz, before anybody's keys are added. */
export interface FuzzRequest {
  method: string;
  /** As it is written in the request line. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
}

/** An endless row of requests: every table, function and service, with values that fit and values that do not. */
export function* fuzzRequests(surface: Surface, random: Random): Generator<FuzzRequest, never> {
  for (;;) {
    const kind = random.between(1, 10);
    if (kind <= 6) yield restRequest(surface, random);
    else if (kind <= 8) yield authRequest(random);
    else yield storageRequest(surface, random);
  }
}
