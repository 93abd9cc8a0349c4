import { createHash } from 'node:crypto';
import type { Channel } from '@veto/slice-kit/contract';
import {
  composed,
  type NamedKey,
  type ObjectStore,
  ownersOf,
  rightsOf,
  writeHead,
  writeIndex,
} from '@veto/slice-kit/releases';
import { CheckedPointers, type CheckedReading, type GoodPointers } from './checked-pointers.ts';
import { keepPointers, keptPointers } from './kept-pointers.ts';
import { foldersOf, missingReleases } from './whole-releases.ts';

/** A channel with the bytes that it is written in. */
export interface ReadChannel {
  channel: Channel;
  bytes: Uint8Array;
  etag: string;
  owners?: Owners;
}

/** Whose keys the pointers of a channel name, by slice. */
export type Owners = ReadonlyMap<string, readonly NamedKey[]>;

export interface ChannelReading {
  /** What visitors are to be shown; null while nothing is published. */
  shown: ReadChannel | null;
  /** Why that is not what the store says, in a sentence; null while it is. */
  trouble: string | null;
  /** Slices whose pointers in the store do not count. */
  refused?: readonly string[];
}

export interface LastGoodOptions {
  store: ObjectStore;
  channelName: string;
  /**
   * The folder that keeps the last good pointers for the next start, as the files that they were: put in the place of a
   * damaged one, each is the repair. None: they last as long as the process.
   */
  keptIn?: string | undefined;
  /** Where copies of the live releases are, besides the store; none: nowhere. */
  copiesIn?: string | undefined;
  /** Brings the files of a channel here before it is shown; rejects where they cannot be had. None: they are here. */
  bring?: (channel: Channel) => Promise<void> | undefined;
  /** Whether it writes the index and the head of what it shows. */
  writesIndex?: boolean;
}

/** So long a store may take to answer, in milliseconds; then visitors are shown what they had. */
const PATIENCE_MS = 5000;
const NONE: Good = { pointers: new Map(), shown: null };

interface Good {
  pointers: GoodPointers;
  shown: ReadChannel | null;
}

/**
 * The channel that the pointers of a store make. One whose moves do not count, that is damaged, gone or set back, stays as it
 * was when it was last good, which outlives the process; other slices go on.
 */
export class LastGoodChannel {
  readonly #options: LastGoodOptions;
  readonly #checked: CheckedPointers;
  #good: Good = NONE;
  /** Read once, when it is first needed. */
  #kept: Promise<Good> | null = null;
  /** A question that the store has not answered in time: nobody else waits for it. */
  #overdue: Promise<unknown> | null = null;

  constructor(options: LastGoodOptions) {
    this.#options = options;
    this.#checked = new CheckedPointers(options.store, options.channelName);
  }

  /** Never rejects: a failing store is reported as trouble. */
  async read(): Promise<ChannelReading> {
    const before = this.#good.shown ? this.#good : await this.#keptHere();
    try {
      const { found, refused, behind } = await this.#inTime(() => this.#inStore(before));
      // Nothing was ever published here, or nothing that still can be shown: the site is about to begin.
      if (found.shown && found.shown.etag !== this.#good.shown?.etag) await this.#take(found, before);
      this.#good = found;
      const trouble = [...refused.values(), ...behind.values()].join(' ') || null;
      return { shown: found.shown, trouble, refused: [...refused.keys()] };
    } catch (error) {
      this.#good = before;
      return { shown: before.shown, trouble: error instanceof Error ? error.message : String(error) };
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

  /** Throws when the store cannot be read, or holds an earlier channel that nobody signed. */
  async #inStore(before: Good): Promise<{ found: Good } & Pick<CheckedReading, 'refused' | 'behind'>> {
    const { pointers, unsigned, ...said } = await this.#checked.read(before.pointers);
    if (unsigned && unsigned === before.shown?.channel) return { found: before, ...said };
    const latest = before.shown?.channel.revision ?? 0;
    if (unsigned && unsigned.revision < latest)
      throw new Error(`${this.#options.channelName} went back from revision ${latest} to ${unsigned.revision}.`);
    const isSame = [...pointers].every(([slice, each]) => each === before.pointers.get(slice));
    if (!unsigned && isSame && pointers.size > 0) return { found: before, ...said };
    if (!unsigned && pointers.size === 0 && latest > 0) throw new Error(`${this.#options.channelName} is gone.`);
    const channel = unsigned ?? (pointers.size > 0 ? composed(pointers) : null);
    return { found: { pointers, shown: channel && readingOf(channel, pointers) }, ...said };
  }

  /** Before it is shown, its files are here. */
  async #take({ shown, pointers }: Good, before: Good): Promise<void> {
    const { store, keptIn, bring, writesIndex } = this.#options;
    if (!shown) return;
    await bring?.(shown.channel);
    if (keptIn !== undefined && pointers.size > 0) await keepPointers(keptIn, store, pointers, before.pointers);
    // The next that reads or moves it writes it as well.
    if (writesIndex && pointers.size > 0) void this.#note(pointers, shown.channel).catch(() => {});
  }

  /** For those who read it first, and for replays. */
  async #note(pointers: GoodPointers, channel: Channel): Promise<void> {
    const { store, channelName } = this.#options;
    await writeIndex(store, channelName, channel);
    await writeHead(store, channelName, pointers, await rightsOf(store));
  }

  /** The kept ones, if they are of this very store and all that they name is still there. */
  #keptHere(): Promise<Good> {
    this.#kept ??= readKept(this.#options).catch(() => NONE);
    return this.#kept;
  }
}

function readingOf(channel: Channel, pointers: GoodPointers): ReadChannel {
  const bytes = Buffer.from(`${JSON.stringify(channel)}\n`);
  const owners = new Map([...pointers].map(([slice, { file }]) => [slice, ownersOf(file)]));
  return { channel, bytes, owners, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
}

async function readKept({ store, channelName, keptIn, copiesIn }: LastGoodOptions): Promise<Good> {
  if (keptIn === undefined) return NONE;
  const pointers = await keptPointers(keptIn, store, channelName);
  const channel = composed(pointers);
  const isWhole = (await missingReleases(channel, foldersOf(store, copiesIn))).length === 0;
  return isWhole ? { pointers, shown: readingOf(channel, pointers) } : NONE;
}
