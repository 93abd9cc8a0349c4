import type { Channel } from '@veto/slice-kit/contract';
import {
  behindHead,
  type ChannelHead,
  channelKey,
  type ObjectStore,
  POINTER_REFUSALS,
  parsePointer,
  pointerKey,
  pointerKeys,
  readHead,
  rightsOf,
  type StoredPointer,
  ToolError,
  unsignedChannel,
  verifyPointer,
} from '@veto/slice-kit/releases';

/** Pointers whose moves count, by slice, each with the mark that it had in the store. */
export type GoodPointers = ReadonlyMap<string, Pick<StoredPointer, 'file' | 'bytes'> & { mark: string }>;

export interface CheckedReading {
  pointers: GoodPointers;
  /** Why a pointer in the store is not taken, by slice. */
  refused: ReadonlyMap<string, string>;
  /** Why a pointer is not the latest, though its moves count, by slice: a later one was made, as the head of the channel proves. */
  behind: ReadonlyMap<string, string>;
  /** The channel of a folder that nobody has moved yet; `pointers` is empty then. */
  unsigned: Channel | null;
}

interface Refusal {
  mark: string;
  /** Whose moves counted then. */
  keys: string;
  why: string;
}

/** The pointers of a channel, read where they changed, and taken where every move counts and follows from those seen before. */
export class CheckedPointers {
  readonly #store: ObjectStore;
  readonly #name: string;
  /** Those that were refused, so that each is read once, and once more when other keys count. */
  #refused = new Map<string, Refusal>();
  /** Of before this process read anything, which remembers nothing; again while a pointer is behind it. */
  #head: ChannelHead | null = null;
  #unsigned: { mark: string | undefined; channel: Channel | null } = { mark: undefined, channel: null };

  constructor(store: ObjectStore, channelName: string) {
    this.#store = store;
    this.#name = channelName;
  }

  /** What is refused or gone stays as it is in `good`. Rejects while the store cannot be read. */
  async read(good: GoodPointers): Promise<CheckedReading> {
    const head = this.#head ?? (await readHead(this.#store, this.#name));
    const index = channelKey(this.#name);
    const marks = await this.#store.marks(index.replace(/\.json$/, ''));
    const keys = pointerKeys(this.#name, marks.keys());
    if (marks.has(index) && !keys.has('shell') && !good.has('shell')) {
      const unsigned = await this.#readUnsigned(`${marks.get(index)} ${keys.size}`, new Set(keys.keys()));
      if (unsigned) return { pointers: new Map(), refused: new Map(), behind: new Map(), unsigned };
    }
    const pointers = new Map(good);
    const refused = new Map<string, Refusal>();
    const marked = [...new Set([...keys.keys(), ...good.keys()])]
      .map((slice) => ({ slice, mark: marks.get(keys.get(slice) ?? '') ?? '' }))
      .filter(({ slice, mark }) => !mark || mark !== good.get(slice)?.mark);
    const signers = marked.length > 0 ? await keysThatCount(this.#store) : '';
    await Promise.all(
      marked.map(async ({ slice, mark }) => {
        const former = this.#refused.get(slice);
        const isKnown = former?.mark === mark && former.keys === signers;
        const found = isKnown ? former.why : await this.#check(slice, good.get(slice)?.file);
        if (typeof found === 'string') refused.set(slice, { mark, keys: signers, why: found });
        else pointers.set(slice, { ...found, mark });
      }),
    );
    this.#refused = refused;
    const behind = await this.#behind(head, pointers, refused);
    return { pointers, refused: new Map([...refused].map(([slice, { why }]) => [slice, why])), behind, unsigned: null };
  }

  /** What is refused is said already. */
  async #behind(head: ChannelHead, pointers: GoodPointers, refused: ReadonlyMap<string, Refusal>) {
    if (this.#head) return new Map<string, string>();
    const rights = await rightsOf(this.#store);
    const behind = [...behindHead(this.#name, head, pointers, rights)].filter(([slice]) => !refused.has(slice));
    if (behind.length === 0 && refused.size === 0) this.#head = head;
    return new Map(behind.map(([slice, { message }]) => [slice, message]));
  }

  /** null where the index is made of pointers. Throws VETO-434 where a channel must be signed, and is not. */
  async #readUnsigned(mark: string, slices: ReadonlySet<string>): Promise<Channel | null> {
    if (this.#unsigned.mark === mark) return this.#unsigned.channel;
    const { isLocal } = await rightsOf(this.#store);
    const channel = isLocal ? await unsignedChannel(this.#store, this.#name, slices) : null;
    this.#unsigned = { mark, channel };
    return channel;
  }

  /** The pointer, or why it does not count. */
  async #check(slice: string, seen: StoredPointer['file'] | undefined): Promise<Omit<StoredPointer, 'etag'> | string> {
    try {
      const key = pointerKey(this.#name, slice);
      const object = await this.#store.read(key);
      if (!object) return `${key} is gone.`;
      const file = parsePointer(key, slice, object.bytes);
      verifyPointer({ name: this.#name, slice }, file, await rightsOf(this.#store), seen);
      return { file, bytes: object.bytes };
    } catch (error) {
      if (error instanceof ToolError && POINTER_REFUSALS.includes(error.code)) return error.message;
      throw error;
    }
  }
}

/** Differs when administrators were added or have left; where they cannot be read, it is why. */
function keysThatCount(store: ObjectStore): Promise<string> {
  return rightsOf(store).then(({ roots }) => JSON.stringify(roots), String);
}
