import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Channel } from '@veto/slice-kit/contract';
import { FolderStore, integrityOf, type ObjectStore, type Release } from '@veto/slice-kit/releases';

/** What serving pages needs of a release store. */
export type ReleaseFiles = Pick<ObjectStore, 'place' | 'read'>;

/** A file is compressed once, when it is built; the hash is that of what is in it. */
const COMPRESSED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Where each file is asked for over a network, one after the other would take minutes. */
const COPIES_AT_ONCE = 8;

/**
 * Copies of all files of the releases that visitors may get, on the site's own disk: pages go on while the store is away.
 * A copy is made of what has its hash, and is as good as the original from then on, since releases never change.
 */
export class LiveCopies implements ReleaseFiles {
  readonly place: string;
  readonly #store: ObjectStore;
  readonly #own: FolderStore;
  readonly #onTrouble: (error: unknown) => void;
  #work: Promise<void> = Promise.resolve();
  /** The latest that was brought: it may be shown only after an earlier one has been tidied up. */
  #next: Channel | null = null;

  /** `onTrouble` hears why copies could not be made; the store is read then. */
  constructor(store: ObjectStore, folder: string, onTrouble: (error: unknown) => void) {
    this.place = store.place;
    this.#store = store;
    this.#own = new FolderStore(folder);
    this.#onTrouble = onTrouble;
  }

  async read(key: string): ReturnType<ObjectStore['read']> {
    return (await this.#own.read(key).catch(() => null)) ?? this.#store.read(key);
  }

  /**
   * Copies what a channel names. A file that the store lacks, or has damaged, is left out: `/healthz` and the browser say so.
   * Rejects while the store cannot be read.
   */
  bring(channel: Channel): Promise<void> {
    this.#next = channel;
    const work = this.#work.then(() => this.#copyAll(channel));
    this.#work = work.catch(() => {});
    return work;
  }

  async #copyAll(channel: Channel): Promise<void> {
    const files = releasesToShow(channel)
      .flatMap(({ slice, version, files }) =>
        Object.entries(files).map(
          ([name, { integrity }]) => [`releases/${slice}/${version}/${name}`, integrity] as const,
        ),
      )
      .values();
    const copyOneByOne = async () => {
      for (const [key, integrity] of files) await this.#copy(key, integrity);
    };
    await Promise.all(Array.from({ length: COPIES_AT_ONCE }, copyOneByOne));
  }

  /** Copies what a channel names and removes what it does not, one channel after the other. Never rejects. */
  keep(channel: Channel): Promise<void> {
    this.#work = this.#work.then(() => this.#keep(channel)).catch(this.#onTrouble);
    return this.#work;
  }

  async #keep(channel: Channel): Promise<void> {
    await this.#copyAll(channel);
    const kept = this.#next ? [channel, this.#next] : [channel];
    const folders = kept.flatMap(releasesToShow).map(({ slice, version }) => `releases/${slice}/${version}/`);
    for (const key of await this.#own.list('releases/'))
      if (!folders.some((folder) => key.startsWith(folder))) await this.#own.remove(key);
  }

  async #copy(key: string, integrity: string): Promise<void> {
    if (await this.#own.modifiedAt(key)) return;
    const original = await this.#store.read(key);
    if (!original || integrityOf(original.bytes) !== integrity) return;
    const packing = Object.entries(COMPRESSED).map(async ([ending, decompress]) => {
      const packed = await this.#store.read(key + ending);
      const content = packed && (await decompress(packed.bytes).catch(() => null));
      if (packed && content && integrityOf(content) === integrity) await this.#own.write(key + ending, packed.bytes);
    });
    await Promise.all(packing);
    await this.#own.write(key, original.bytes);
  }
}

function releasesToShow({ shell, slices }: Channel): Release[] {
  const pointers = [...(shell ? [shell] : []), ...Object.values(slices)];
  return pointers
    .flatMap(({ stable, canary, previous }): (Release | undefined)[] => [stable, canary?.release, previous])
    .filter((release) => release !== undefined);
}
