import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Channel } from '@veto/slice-kit/contract';
import { type Context, Hono } from 'hono';
import { bucketIn } from '../../isomorphic/visitor-cookie.ts';
import { SenderLimits } from '../http/sender-limits.ts';
import { isLocal, isOfForeignPage, senderOf } from '../http/visitor-address.ts';
import { BodyRefusal, bodyText } from '../http/watched-body.ts';
import type { SiteMetrics } from '../watching/site-metrics.ts';
import {
  CanaryStarts,
  meantFor,
  parseEvents,
  type ReleaseEvents,
  ratesText,
  type SeenEvent,
  seenEvents,
} from './count-events.ts';
import type { CountTickets } from './count-tickets.ts';
import type { CanaryEnder } from './end-canaries.ts';
import type { ReleaseLedger } from './release-ledger.ts';

type Env = { Bindings: HttpBindings };

/** Where pages say what became of releases, a few bytes by sendBeacon; and where the counts are read. */
export const RELEASE_RATES = '/_rates';

export interface MeasurementOptions {
  metrics: SiteMetrics;
  /** What all servers of the channel count. */
  ledger: ReleaseLedger;
  canaries: Pick<CanaryEnder, 'look'>;
  /** The channel that visitors are shown now. */
  channel: () => Promise<Channel | undefined>;
  /** What documents carry, without which nothing is counted. */
  tickets: Pick<CountTickets, 'read'>;
  /** The origins of static hosts whose pages count here. Their documents are files and carry nothing. */
  staticOrigins: readonly string[];
  /** Those that the site is told it has; none: nobody has said. */
  ownAddresses: readonly string[];
  trustProxy: boolean;
  /** Who sends it as a bearer token may read from elsewhere; empty: only this machine may. */
  token: string;
  /** Whether everybody may read the rates, as they may see `/_platform`. */
  ratesForEverybody: boolean;
  /** How long events may stand still on their way, in milliseconds. */
  idleMs?: number;
}

const MAX_BYTES = 8 * 1024;

/** `/metrics` of this process in Prometheus' text format, and the counts of releases on all servers at `/_rates`. Counts only. */
export function measurements(options: MeasurementOptions): Hono<Env> {
  const { metrics, ledger, token, ratesForEverybody } = options;
  const app = new Hono<Env>();
  const noStore = { 'Cache-Control': 'no-store' };
  const mayRead = (c: Context<Env>) => isLocal(c) || carries(c, token);
  app.get('/metrics', async (c) => {
    if (!mayRead(c)) return c.notFound();
    return c.body(await metrics.text(), 200, { ...noStore, 'Content-Type': metrics.contentType });
  });
  app.get(RELEASE_RATES, async (c) => {
    if (!ratesForEverybody && !mayRead(c)) return c.notFound();
    return c.body(await ratesText(await ledger.read()), 200, { ...noStore, 'Content-Type': metrics.contentType });
  });
  app.post(RELEASE_RATES, takeEvents(options));
  return app;
}

function takeEvents(options: MeasurementOptions) {
  const { metrics, ledger, canaries, channel, staticOrigins, ownAddresses, trustProxy, idleMs = 10_000 } = options;
  const believed = believedEvents(options);
  const limits = new SenderLimits({ ofSender: 120, ofAll: 12_000 });
  return async (c: Context<Env>): Promise<Response> => {
    const isOfStaticHost = staticOrigins.includes(c.req.header('origin') ?? '');
    if (!isOfStaticHost && isOfForeignPage(c, ownAddresses))
      return c.json({ message: 'Counts are taken from pages of this site only.' }, 403);
    const wait = await limits.take(senderOf(c, trustProxy));
    if (wait !== null) return c.body(null, 429, { 'Retry-After': String(wait) });
    const text = await bodyText(c.req.raw, { maxBytes: MAX_BYTES, idleMs });
    if (text instanceof BodyRefusal) return c.body(null, text.status);
    const events = parseEvents(text);
    if (!events) return c.json({ message: 'These are no events of releases.' }, 400);
    const shown = await channel();
    if (!shown) return c.body(null, 204);
    const seen = isOfStaticHost ? seenEvents(events, shown) : await believed(c, events, shown);
    for (const event of seen) metrics.releases.add(event);
    ledger.add(seen, shown, isLocal(c) ? null : senderOf(c, trustProxy));
    // In the background: the page that said it waits for nothing.
    void canaries.look(
      shown,
      seen.map(({ slice }) => slice),
    );
    return c.body(null, 204);
  };
}

/** What the document of a request's page may say; nothing without its ticket. */
function believedEvents({ tickets }: Pick<MeasurementOptions, 'tickets'>) {
  const starts = new CanaryStarts();
  return async (c: Context<Env>, events: ReleaseEvents, shown: Channel): Promise<SeenEvent[]> => {
    const cookies = c.req.header('cookie');
    const ticket = await tickets.read(cookies);
    if (!ticket) return [];
    return starts.saidBy(ticket.revision, seenEvents(events, shown, meantFor(ticket, bucketIn(cookies))), shown);
  };
}

/** Compared in a time that says nothing about how much of it was right. */
function carries(c: Context<Env>, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return token !== '' && timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
}
