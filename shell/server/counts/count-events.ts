import type { Channel } from '@veto/slice-kit/contract';
import { type CountedRelease, canaryKey, isNamed, moves } from '@veto/slice-kit/releases';
import { Counter, Gauge, Registry } from 'prom-client';
import * as z from 'zod/mini';
import { canaryRank } from '../../isomorphic/canary-rank.ts';
import { NO_BUCKET } from '../../isomorphic/visitor-cookie.ts';
import type { CountTicket } from './count-tickets.ts';

const EVENTS = ['load', 'mount', 'failure', 'slow'] as const;
type ReleaseEvent = (typeof EVENTS)[number];

const name = z.string().check(z.maxLength(100));
/**
 * What a page sends: `[["mf-owner","1.4.2-0123456789ab","load"], …]`, and nothing about who saw it. The fourth is the
 * canary that the visitor was to get, where it is another release.
 */
const eventsSchema = z
  .array(z.tuple([name, name, z.enum(EVENTS), z.optional(name)]))
  .check(z.minLength(1), z.maxLength(50));
export type ReleaseEvents = z.infer<typeof eventsSchema>;

/** null when the text is no list of events. */
export function parseEvents(text: string): ReleaseEvents | null {
  try {
    return eventsSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** An event of a release of this site. */
export interface SeenEvent extends Pick<CountedRelease, 'slice' | 'version' | 'side' | 'during'> {
  event: ReleaseEvent;
}

/** Whether a slice's canary is meant for the visitor of a document. */
export type IsMeant = (slice: string, percent: number) => boolean;

/**
 * By the ticket of the visitor's document. `drawn`: the number that the browser has now; it has drawn one if the document was
 * its first, which was made of the stable shell.
 */
export function meantFor(ticket: CountTicket, drawn: number): IsMeant {
  const ofSlices = ticket.bucket === NO_BUCKET ? drawn : ticket.bucket;
  return (slice, percent) => canaryRank(slice === 'shell' ? ticket.bucket : ofSlices, slice) < percent;
}

/**
 * Each event once, of releases that the channel names now: what anybody makes up, and developers' own builds, are no
 * release of this site. Who was to get the canary is on its side, with whatever release: `isMeant` knows, or else the
 * page says so.
 */
export function seenEvents(events: ReleaseEvents, channel: Channel, isMeant?: IsMeant): SeenEvent[] {
  const once = new Map(events.map((event) => [event.slice(0, 3).join(' '), event]));
  return [...once.values()].flatMap(([slice, version, event, wanted = version]) => {
    if (!isNamed(channel, { slice, version })) return [];
    const pointer = moves.pointerOf(channel, slice);
    const during = canaryKey(pointer);
    const { release, percent } = pointer?.canary ?? { percent: 0 };
    const isOfCanary = during !== undefined && (isMeant?.(slice, percent) ?? wanted === release?.version);
    return [{ slice, version, event, side: isOfCanary ? 'canary' : 'stable', ...(during && { during }) }];
  });
}

/** When canaries began, as far as this server saw: a document from before a canary says nothing of it. */
export class CanaryStarts {
  readonly #revisions = new Map<string, { during: string; revision: number }>();

  /** Leaves what a document of this revision may say. */
  saidBy(revision: number, events: readonly SeenEvent[], channel: Channel): SeenEvent[] {
    return events.filter(({ slice, during }) => {
      if (during === undefined) return true;
      const known = this.#revisions.get(slice);
      const start = known?.during === during ? known : { during, revision: channel.revision };
      this.#revisions.set(slice, start);
      return revision >= start.revision;
    });
  }
}

/** The field of a count that an event adds to. */
export const COUNTED = { load: 'loads', mount: 'mounts', failure: 'failures', slow: 'slow' } as const;

const LABELS = ['slice', 'version', 'side'] as const;
const HELP: Record<ReleaseEvent, string> = {
  load: 'Releases that a page set out to load',
  mount: 'Releases that a page has mounted',
  failure: 'Releases that failed on a page, at whatever stage',
  slow: 'Releases that were slow on a page by their own doing',
};

/** What became of releases on the pages of all visitors, as metrics. */
export class ReleaseCounts {
  readonly #counters: Record<ReleaseEvent, Counter<(typeof LABELS)[number]>>;

  /** `since`: when the counting began. */
  constructor(registry: Registry, since = new Date()) {
    new Gauge({
      name: 'veto_slice_counted_since_seconds',
      help: 'Since when releases are counted',
      registers: [registry],
    }).set(Number(since) / 1000);
    const counter = (event: ReleaseEvent) =>
      new Counter({
        name: `veto_slice_${COUNTED[event]}_total`,
        help: HELP[event],
        labelNames: LABELS,
        registers: [registry],
      });
    this.#counters = {
      load: counter('load'),
      mount: counter('mount'),
      failure: counter('failure'),
      slow: counter('slow'),
    };
  }

  add({ slice, version, side, event }: Omit<SeenEvent, 'during'>, times = 1): void {
    if (times > 0) this.#counters[event].inc({ slice, version, side }, times);
  }
}

/** The counts of all servers in the text format of Prometheus. */
export function ratesText({ since, releases }: { since: Date; releases: CountedRelease[] }): Promise<string> {
  const registry = new Registry();
  const counts = new ReleaseCounts(registry, since);
  for (const release of releases)
    for (const event of EVENTS) counts.add({ ...release, event }, release[COUNTED[event]]);
  return registry.metrics();
}
