import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Channel } from '@veto/slice-kit/contract';
import { channelKey, type ObjectStore, parseChannel, type Release } from '@veto/slice-kit/releases';

/** A channel with the bytes that it is written in. */
export interface ReadChannel {
  channel: Channel;
  bytes: Uint8Array;
  etag: string;
}

export interface ChannelReading {
  /** What visitors are to be shown; null while nothing is published. */
  shown: ReadChannel | null;
  /** Why that is not what the store says, in a sentence; null while it is. */
  trouble: string | null;
}

export interface LastGoodOptions {
  store: ObjectStore;
  channelName: string;
  /**
   * Keeps the last good channel for the next start, as the file that it was: put in the place of a damaged one, it is
   * the repair. None: it lasts as long as the process.
   */
  keptIn?: string | undefined;
  /** Where copies of the live releases are, besides the store; none: nowhere. */
  copiesIn?: string | undefined;
  /** Brings the files of a channel here before it is shown; rejects where they cannot be had. None: they are here. */
  bring?: (channel: Channel) => Promise<void> | undefined;
}

/** So long a store may take to answer, in milliseconds; then visitors are shown what they had. */
const PATIENCE_MS = 5000;

/**
 * The channel of a store, or the last good one while the store's is damaged, gone or set back to an earlier revision.
 * The last good one outlives the process.
 */
export class LastGoodChannel {
  readonly #options: LastGoodOptions;
  #good: ReadChannel | null = null;
  /** Read once, when it is first needed. */
  #kept: Promise<ReadChannel | null> | null = null;
  /** A question that the store has not answered in time: nobody else waits for it. */
  #overdue: Promise<unknown> | null = null;

  constructor(options: LastGoodOptions) {
    this.#options = options;
  }

  /** Never rejects: a failing store is reported as trouble. */
  async read(): Promise<ChannelReading> {
    const before = this.#good ?? (await this.#keptHere());
    try {
      const found = await this.#inTime(() => this.#inStore(before));
      // Nothing was ever published here, or nothing that still can be shown: the site is about to begin.
      if (!found && !before) return { shown: null, trouble: null };
      if (!found) throw new Error(`The channel ${this.#options.channelName} is gone.`);
      if (found.etag !== this.#good?.etag) {
        await this.#options.bring?.(found.channel);
        await this.#keep(found);
      }
      this.#good = found;
      return { shown: found, trouble: null };
    } catch (error) {
      this.#good = before;
      return { shown: before, trouble: error instanceof Error ? error.message : String(error) };
    }
  }

  async #inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const silent = new Error(`The release store ${this.#options.store.place} does not answer.`);
    if (this.#overdue) throw silent;
    const answer = ask();
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const settled = () => {
        this.#overdue = null;
      };
      this.#overdue = answer.then(settled, settled);
      reject(silent);
    }, PATIENCE_MS);
    return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
  }

  /** null when there is none. Throws when it is damaged, earlier than `before`, or not to be read. */
  async #inStore(before: ReadChannel | null): Promise<ReadChannel | null> {
    const { store, channelName } = this.#options;
    const object = await store.read(channelKey(channelName));
    if (!object || object.etag === before?.etag) return object && before;
    const channel = parseChannel(channelKey(channelName), object.bytes);
    const latest = before?.channel.revision ?? 0;
    if (channel.revision < latest)
      throw new Error(`The channel ${channelName} went back from revision ${latest} to ${channel.revision}.`);
    return { ...object, channel };
  }

  /** The kept one, if it is of this very store and all that it names is still there. */
  #keptHere(): Promise<ReadChannel | null> {
    this.#kept ??= readKept(this.#options).catch(() => null);
    return this.#kept;
  }

  async #keep({ bytes }: ReadChannel): Promise<void> {
    const { keptIn } = this.#options;
    if (keptIn === undefined) return;
    const draft = `${keptIn}.${randomUUID().slice(0, 8)}`;
    try {
      await mkdir(dirname(keptIn), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, keptIn);
    } catch (error) {
      // The next start then has the store's word only; visitors of today lose nothing.
      console.error(`The last good channel could not be kept in ${keptIn}:`, error);
    }
  }
}

async function readKept({ store, channelName, keptIn, copiesIn }: LastGoodOptions): Promise<ReadChannel | null> {
  if (keptIn === undefined) return null;
  const bytes = await readFile(keptIn);
  const channel = parseChannel(keptIn, bytes);
  const isWhole = (await missingReleases(channel, foldersOf(store, copiesIn))).length === 0;
  return isWhole && (await isOfStore(store, channelName, channel)) ? { channel, bytes, etag: 'kept' } : null;
}

/**
 * A store that was emptied, or another one, has never heard of this revision: what it says is not older, but new. A bucket
 * that is away when the site starts is taken for the same.
 */
async function isOfStore(store: ObjectStore, channelName: string, { revision }: Channel): Promise<boolean> {
  const knows = store.list(`audit/${channelName}/${String(revision).padStart(8, '0')}`).then((keys) => keys.length > 0);
  if (store.folder !== undefined) return knows;
  return Promise.race([knows.catch(() => true), wait(PATIENCE_MS, true, { ref: false })]);
}

/** Where the files of live releases are looked for, the first first: in the site's own copies, and in a store that is a folder. */
export function foldersOf(store: Pick<ObjectStore, 'folder'>, copiesIn: string | undefined): string[] {
  return [copiesIn, store.folder].filter((folder) => folder !== undefined);
}

/** What one answer names; a store that is away lacks every file of every release. */
const MOST_NAMED = 5;

/**
 * What is missing before visitors can be served from these folders of releases, in a few sentences; empty when nothing is.
 * A file may lie in any of them.
 */
export async function missingReleases(channel: Channel | undefined, folders: readonly string[]): Promise<string[]> {
  if (!channel?.shell) return ['The channel has no shell.'];
  const pointers = [channel.shell, ...Object.values(channel.slices)];
  const releases = pointers.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
  const found = await Promise.all(releases.map((release) => missingFiles(release, folders)));
  const missing = found.flatMap(([first, ...others]) => {
    if (!first) return [];
    return [
      others.length > 0 ? `${first} and ${others.length} more of its files are missing.` : `${first} is missing.`,
    ];
  });
  const more = missing.length - MOST_NAMED;
  if (more <= 0) return missing;
  return [...missing.slice(0, MOST_NAMED), `${more} more releases are not whole.`];
}

async function missingFiles({ slice, version, files }: Release, folders: readonly string[]): Promise<string[]> {
  const keys = Object.keys(files).map((name) => join('releases', slice, version, name));
  const isThere = async (key: string) => {
    for (const folder of folders) {
      const there = await access(join(folder, key)).then(
        () => true,
        () => false,
      );
      if (there) return true;
    }
    return false;
  };
  const there = await Promise.all(keys.map(isThere));
  return keys.filter((_key, at) => !there[at]);
}
