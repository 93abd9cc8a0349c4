import {
  type AuditLine,
  forgetEndedPreviews,
  isLive,
  moveChannel,
  moves,
  type ObjectStore,
  oldCounts,
  oldRevisions,
  readAudit,
  readChannel,
  readPreviews,
  type StoredVersion,
  sourceMapsKey,
  ToolError,
  unnamedReleases,
} from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { actor, openStore } from '../store-of.ts';

const DAY_MS = 86_400_000;

/**
 * `slice prune [--older-than 30] [--yes]`: the releases of the store that no channel names, and none did for so many days.
 * With them go revisions of channels that were replaced over a year ago, previews that have ended, and the counts of servers
 * that are gone. Without `--yes` nothing is removed.
 */
export async function prune({ olderThan: days, yes }: { olderThan: string; yes?: true }): Promise<number> {
  if (!/^\d+$/.test(days)) throw new ToolError('VETO-405', `--older-than takes a number of days, not '${days}'.`);
  const olderThan = new Date(Date.now() - Number(days) * DAY_MS);
  const store = await openStore();
  const unnamed = await findUnnamed(store, olderThan);
  for (const { slice, version, writtenAt } of unnamed)
    console.log(`${slice.padEnd(20)} ${version}  written ${writtenAt.toISOString().slice(0, 10)}`);
  const what = `${unnamed.length} ${unnamed.length === 1 ? 'release' : 'releases'} that nothing has named for ${days} days`;
  if (!yes) {
    console.log(`${what}; ${unnamed.length > 0 ? 'slice prune --yes removes them' : 'nothing to remove'}`);
    return 0;
  }
  for (const key of await oldRevisions(store)) await store.remove(key);
  await forgetEndedPreviews(store);
  const channels = await Promise.all(
    (await channelNames(store)).map(async (name) => [name, await readChannel(store, name)] as const),
  );
  for (const key of await oldCounts(store, new Map(channels), olderThan)) await store.remove(key);
  await forget(store, unnamed);
  // Once more, for what was published meanwhile.
  const still = new Set((await findUnnamed(store, olderThan)).map(nameOf));
  const removed = unnamed.filter((each) => still.has(nameOf(each)));
  for (const each of removed) await remove(store, each);
  console.log(`Removed ${removed.length} of ${what}`);
  return 0;
}

const nameOf = ({ slice, version }: StoredVersion) => `${slice}/${version}`;

async function channelNames(store: ObjectStore): Promise<string[]> {
  const keys = await store.list('channels/');
  return [...new Set(keys.flatMap((key) => /^channels\/([^/]+?)(?:\.json)?(?:\/|$)/.exec(key)?.[1] ?? []))];
}

async function findUnnamed(store: ObjectStore, olderThan: Date): Promise<StoredVersion[]> {
  const names = await channelNames(store);
  const channels: Channel[] = await Promise.all(names.map((name) => readChannel(store, name)));
  const audit: AuditLine[] = (await Promise.all(names.map((name) => readAudit(store, name)))).flat();
  const keys = await store.list('releases/');
  const files = new Map<string, string[]>();
  for (const key of keys) {
    const [, slice = '', version = ''] = key.split('/');
    files.set(`${slice}/${version}`, [...(files.get(`${slice}/${version}`) ?? []), key]);
  }
  const stored = await Promise.all(
    [...files].map(async ([name, own]) => {
      const [slice = '', version = ''] = name.split('/');
      const described = own.find((key) => key.endsWith('/release.json')) ?? own[0] ?? '';
      return { slice, version, writtenAt: (await store.modifiedAt(described)) ?? new Date() };
    }),
  );
  const previews = (await readPreviews(store)).filter((each) => isLive(each));
  return unnamedReleases(stored, { channels, audit, previews }, olderThan);
}

/** Takes the versions off every channel's way back, before they are gone. */
async function forget(store: ObjectStore, unnamed: readonly StoredVersion[]): Promise<void> {
  for (const name of await channelNames(store))
    for (const slice of new Set(unnamed.map((each) => each.slice))) {
      const versions = unnamed.filter((each) => each.slice === slice).map(({ version }) => version);
      await moveChannel(store, name, actor(), (now) => moves.forgetEarlier(now, slice, versions));
    }
}

/** release.json first: a release without it is not there, however far the removal comes. */
async function remove(store: ObjectStore, { slice, version }: StoredVersion): Promise<void> {
  const folder = `releases/${slice}/${version}/`;
  await store.remove(`${folder}release.json`);
  for (const key of await store.list(folder)) await store.remove(key);
  await store.remove(sourceMapsKey(slice, version));
}
