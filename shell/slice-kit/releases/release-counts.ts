import * as z from 'zod/mini';
import type { Channel } from '../src/contract/channel.ts';
import { channelKey } from './channel-index.ts';
import { DEFAULT_CHANNEL } from './default-channel.ts';
import { jsonBytes } from './json-bytes.ts';
import type { ObjectStore } from './object-store.ts';
import { type Pointer, pointerOf } from './pointer.ts';

const count = z.number().check(z.int(), z.gte(0));

const countedReleaseSchema = z.object({
  slice: z.string(),
  version: z.string(),
  /** Visitors who were to get the canary are on its side, also with the release that they fell back to. */
  side: z.enum(['stable', 'canary']),
  /** The canary during which it was counted, as `canaryKey` writes it. */
  during: z.optional(z.string()),
  loads: count,
  mounts: count,
  failures: count,
  slow: count,
  /** How many networks sent counts during the canary, and for how many the first load failed or was slow. One that two servers hear counts twice. */
  networks: z._default(count, 0),
  failedNetworks: z._default(count, 0),
  slowNetworks: z._default(count, 0),
});
export type CountedRelease = z.infer<typeof countedReleaseSchema>;

const serverCountsSchema = z.object({
  /** ISO 8601, UTC: when this server began to count. */
  since: z.string(),
  releases: z.array(countedReleaseSchema),
});
/**
 * What one server counted, `rates/<channel>/<server>.json`. Each server writes its own object only, so that none waits for
 * another or loses its counts; the counts of a channel are the sum of all. A release that the channel no longer names leaves
 * the object, so it has at most a few lines per slice.
 */
export type ServerCounts = z.infer<typeof serverCountsSchema>;

/**
 * Names a canary and its share: counts of another share are of other days, and are not compared. Undefined where everybody
 * has the same release.
 */
export function canaryKey(pointer: Pick<Pointer, 'stable' | 'canary'> | undefined): string | undefined {
  const { stable, canary } = pointer ?? {};
  return canary && canary.release.version !== stable?.version
    ? `${canary.release.version} at ${canary.percent} %`
    : undefined;
}

/** Whether a page may run the release: the channel names it as stable, previous or canary. */
export function isNamed(channel: Channel, { slice, version }: Pick<CountedRelease, 'slice' | 'version'>): boolean {
  const { stable, previous, canary } = pointerOf(channel, slice) ?? {};
  return [stable, previous, canary?.release].some((release) => release?.version === version);
}

/** The key of a server's counts. Throws VETO-405 for what cannot be a channel's name. */
export function countsKey(channel: string, server: string): string {
  return `${folderOf(channel)}${server}.json`;
}

function folderOf(channel: string): string {
  return channelKey(channel).replace(/^channels\/(.*)\.json$/, 'rates/$1/');
}

export async function writeServerCounts(store: ObjectStore, key: string, counts: ServerCounts): Promise<void> {
  await store.write(key, jsonBytes(counts), { contentType: 'application/json' });
}

/** What a server has counted before; null when it never did, or its object is damaged: it begins anew. */
export async function readServerCounts(store: ObjectStore, key: string): Promise<ServerCounts | null> {
  const object = await store.read(key);
  try {
    return object && serverCountsSchema.parse(JSON.parse(Buffer.from(object.bytes).toString()));
  } catch {
    return null;
  }
}

/** The counts of every server of a channel, by key. */
export async function readCounts(store: ObjectStore, channel = DEFAULT_CHANNEL): Promise<Map<string, ServerCounts>> {
  const keys = await store.list(folderOf(channel));
  const read = await Promise.all(keys.map(async (key) => [key, await readServerCounts(store, key)] as const));
  return new Map(read.flatMap(([key, counts]) => (counts ? [[key, counts]] : [])));
}

/** The keys of counts that say nothing of any release that a channel names, and that no server wrote since. */
export async function oldCounts(
  store: ObjectStore,
  channels: ReadonlyMap<string, Channel>,
  olderThan: Date,
): Promise<string[]> {
  const old = await Promise.all(
    [...channels].map(async ([name, channel]) => {
      const dead = [...(await readCounts(store, name))].filter(
        ([, { releases }]) => !releases.some((release) => isNamed(channel, release)),
      );
      const aged = dead.map(async ([key]) => ((await store.modifiedAt(key)) ?? olderThan) < olderThan && [key]);
      return (await Promise.all(aged)).flatMap((key) => key || []);
    }),
  );
  return old.flat();
}

/** All that is known of each release and side. */
export function sumOf(counts: Iterable<ServerCounts>): CountedRelease[] {
  const sums = new Map<string, CountedRelease>();
  for (const { releases } of counts)
    for (const release of releases) {
      const { slice, version, side, during } = release;
      const key = [slice, version, side, during].join('\n');
      const sum = sums.get(key);
      sums.set(key, sum ? added(sum, release) : release);
    }
  return [...sums.values()];
}

function added(one: CountedRelease, other: CountedRelease): CountedRelease {
  const sum = { ...one };
  for (const name of ['loads', 'mounts', 'failures', 'slow', 'networks', 'failedNetworks', 'slowNetworks'] as const)
    sum[name] += other[name];
  return sum;
}
