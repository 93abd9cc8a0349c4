import type { Channel } from '../src/contract/channel.ts';
import { parseChannel, readChannel } from './channel-file.ts';
import { channelKey, indexMark } from './channel-index.ts';
import { DEFAULT_CHANNEL } from './default-channel.ts';
import type { ObjectStore } from './object-store.ts';
import { revisionKey } from './revision-key.ts';

const YEAR_MS = 365 * 86_400_000;

/**
 * The channel as it was in a revision; null when the store has no such revision (any more). Throws VETO-425 when it is
 * damaged.
 */
export async function readRevision(
  store: ObjectStore,
  revision: number,
  name = DEFAULT_CHANNEL,
): Promise<Channel | null> {
  // The index first: when it moves on meanwhile, it has kept this revision before.
  const index = await store.read(channelKey(name));
  if (index && indexMark(index.bytes)?.revision === revision) return parseChannel(channelKey(name), index.bytes);
  const key = revisionKey(name, revision);
  const object = await store.read(key);
  if (object) return parseChannel(`${key} in ${store.place}`, object.bytes);
  const now = await readChannel(store, name);
  return revision > 0 && now.revision === revision ? now : null;
}

/** The numbers of all revisions that a channel still can be shown as, the present one last. */
export async function keptRevisions(store: ObjectStore, name = DEFAULT_CHANNEL): Promise<number[]> {
  const { revision } = await readChannel(store, name);
  const keys = await store.list(`revisions/${name}/`);
  const kept = keys.flatMap((key) => /\/0*(\d+)\.json$/.exec(key)?.[1] ?? []).map(Number);
  return [...kept.filter((each) => each > 0 && each < revision), ...(revision > 0 ? [revision] : [])];
}

/** The keys of all revisions that another one replaced over a year ago. */
export async function oldRevisions(store: ObjectStore): Promise<string[]> {
  // The head of a channel that nobody has moved for a year is of today.
  const keys = (await store.list('revisions/')).filter((key) => /\/\d+\.json$/.test(key));
  const aged = await Promise.all(
    keys.map(async (key) => {
      const keptAt = await store.modifiedAt(key);
      return keptAt !== null && Date.now() - Number(keptAt) > YEAR_MS ? [key] : [];
    }),
  );
  return aged.flat();
}

/** The releases of a composition whose files the store no longer has, as '<slice> <version>'. */
export async function missingOf(store: Pick<ObjectStore, 'read'>, { shell, slices }: Channel): Promise<string[]> {
  const pointers = [...(shell ? [shell] : []), ...Object.values(slices)];
  const releases = pointers.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
  const found = await Promise.all(
    releases.map(({ slice, version }) => store.read(`releases/${slice}/${version}/release.json`)),
  );
  return releases.filter((_, at) => !found[at]).map(({ slice, version }) => `${slice} ${version}`);
}
