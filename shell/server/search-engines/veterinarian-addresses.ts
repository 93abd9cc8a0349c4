import type { Route } from '@veto/slice-kit/contract';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { pathWithoutSlash } from '../../isomorphic/path-without-slash.ts';
import { askDatabase, type Database } from './ask-database.ts';
import { veterinarianPath } from './sitemap.ts';

/**
 * What an address of a veterinarian's page leads to; `moved`: to the same page by its one address;
 * `hidden`: a page for whoever has its address, in no search engine.
 */
export type Fate = { status: 200 | 404 | 410; hidden?: boolean } | { status: 301 | 302; moved: string };

const FRESH_MS = 30_000;
const KEPT = 5000;
/** A page does not wait longer for it: then it is 200, and says in its own words whom it finds. */
const TIMEOUT_MS = 1000;

const found = z.nullable(
  z.object({
    state: z.enum(['listed', 'unlisted', 'left']),
    id: z.string().check(z.regex(/^[\da-f-]{36}$/)),
    number: z.nullable(z.number()),
  }),
);
type Found = z.infer<typeof found>;

/** Whether the text can be an id or a number at all; about any other the database need not be asked. */
const POSSIBLE = /^(?:\d{1,4}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Asks the database about addresses of veterinarians, about each at most every 30 seconds. */
export class VeterinarianAddresses {
  readonly #database: Database;
  readonly #known: LRUCache<string, Promise<Found>>;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#known = new LRUCache({ max: KEPT, ttl: FRESH_MS, ttlResolution: 0, perf: { now } });
  }

  /** `path`: as asked for, of this route. 200 while the database is away. `sender`: who asks. */
  async fateOf(path: string, { path: route, shows }: Pick<Route, 'path' | 'shows'>, sender: string): Promise<Fate> {
    const plain = pathWithoutSlash(path);
    const id = plain.split('/')[route.split('/').findIndex((part) => part.startsWith(':'))] ?? '';
    if (!POSSIBLE.test(id)) return { status: 404 };
    try {
      const answer = await this.#ask(id.toLowerCase(), sender);
      if (!answer) return { status: 404 };
      if (answer.state === 'left') return { status: 410 };
      const own = veterinarianPath(route, shows === 'specialist' ? (answer.number ?? answer.id) : answer.id);
      if (own !== path) return { status: 301, moved: own };
      return answer.state === 'unlisted' ? { status: 200, hidden: true } : { status: 200 };
    } catch {
      return { status: 200 };
    }
  }

  #ask(id: string, sender: string): Promise<Found> {
    const known = this.#known.get(id);
    if (known) return known;
    const question = { args: { asked: id }, schema: found, timeoutMs: TIMEOUT_MS, sender };
    const answer = askDatabase(this.#database, 'rpc/veterinarian_address', question);
    this.#known.set(id, answer);
    answer.catch(() => this.#known.delete(id));
    return answer;
  }
}
