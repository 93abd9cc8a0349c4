import type { Channel } from '@veto/slice-kit/contract';
import type { ReleaseRate } from '@veto/slice-kit/release-rates';
import { Counter, Gauge, type Registry } from 'prom-client';
import * as z from 'zod/mini';

const EVENTS = ['load', 'mount', 'failure'] as const;
type ReleaseEvent = (typeof EVENTS)[number];

/** What a page sends: `[["mf-owner","1.4.2-0123456789ab","load"], …]`, and nothing about who saw it. */
const eventsSchema = z
  .array(z.tuple([z.string().check(z.maxLength(100)), z.string().check(z.maxLength(100)), z.enum(EVENTS)]))
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

const LABELS = ['slice', 'version', 'side'] as const;
type Labels = (typeof LABELS)[number];

const SINCE = 'veto_slice_counted_since_seconds';
const HELP: Record<ReleaseEvent, [name: string, help: string]> = {
  load: ['veto_slice_loads_total', 'Releases that a page set out to load'],
  mount: ['veto_slice_mounts_total', 'Releases that a page has mounted'],
  failure: ['veto_slice_failures_total', 'Releases that failed on a page, at whatever stage'],
};

/** Counts what becomes of releases on the pages of all visitors. */
export class ReleaseCounts {
  readonly #registry: Registry;
  readonly #counters: Record<ReleaseEvent, Counter<Labels>>;

  constructor(registry: Registry) {
    this.#registry = registry;
    new Gauge({
      name: SINCE,
      help: 'When this process began to count releases',
      registers: [registry],
    }).setToCurrentTime();
    const counter = (event: ReleaseEvent) => {
      const [name, help] = HELP[event];
      return new Counter({ name, help, labelNames: LABELS, registers: [registry] });
    };
    this.#counters = { load: counter('load'), mount: counter('mount'), failure: counter('failure') };
  }

  /**
   * Counts each event once, of releases that the channel names now: what anybody makes up, and developers' own
   * builds, are no release of this site. The side is the channel's word, not the page's.
   */
  add(events: ReleaseEvents, channel: Channel): void {
    const sides = sidesOf(channel);
    const once = new Map(events.map((event) => [event.join(' '), event]));
    for (const [slice, version, event] of once.values()) {
      const side = sides.get(`${slice} ${version}`);
      if (side) this.#counters[event].inc({ slice, version, side });
    }
  }

  /** Of all metrics those of releases, in the text format of Prometheus. */
  async text(): Promise<string> {
    const names = [SINCE, ...Object.values(HELP).map(([name]) => name)];
    return `${(await Promise.all(names.map((name) => this.#registry.getSingleMetricAsString(name)))).join('\n')}\n`;
  }
}

/** '<slice> <version>' of every release that a page may run, the shell's too. */
function sidesOf({ shell, slices }: Channel): Map<string, ReleaseRate['side']> {
  const pointers = [...(shell ? [shell] : []), ...Object.values(slices)];
  return new Map(
    pointers.flatMap(({ stable, previous, canary }) => [
      ...[previous, stable].flatMap((release) => (release ? [[keyOf(release), 'stable'] as const] : [])),
      ...(canary && keyOf(canary.release) !== keyOf(stable) ? [[keyOf(canary.release), 'canary'] as const] : []),
    ]),
  );
}

function keyOf({ slice, version }: { slice: string; version: string }): string {
  return `${slice} ${version}`;
}
